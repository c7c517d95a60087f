// Filters the rows of the finder. A row matches by word prefixes of its own names, of joined neighbouring words, and of
// the other spellings in data-find; only if no name matches, by any text of the row, such as the opponent. Players who
// are not on the page come from the script in data-players, which is loaded when the search is first used; that of a
// large event lists the scripts of players by first letter, of which a search loads those it needs. Shows the rows of
// the players to follow above the others.
var B=BASES,T=LATIN,
f=function(t){return t.toLowerCase().normalize('NFKD').replace(/[\u0300-\u036f'’ʼ.]/g,'').replace(/./gu,function(c){return B[c]||c})},
w=function(t){return f(t).split(/[^\p{L}\p{N}]+/u).filter(Boolean)},
ways=function(t){var o=w(t),a=[o,w(o.join(' ').replace(/ου/g,'ou').replace(/./gu,function(c){return T[c]||c})),
o.map(function(x){return x.replace(/(a|o|u)e/g,'$1').replace(/aa/g,'a').replace(/dj/g,'d')})],i,j;
if(o.length<5)for(i=0;i<o.length;i++)for(j=i+2;j<=o.length;j++)a.push(o.slice(0,i).concat(o.slice(i,j).join(''),o.slice(j)));return a},
has=function(a,p){return a.some(function(m){return m.every(p)})};
(function(){if(!q)return;q.parentNode.hidden=false;
var n=d.getElementById('none'),F=d.getElementById('found'),H=d.getElementById('hits'),D=H?H.getAttribute('data-players'):'',
R=D.replace(/[^\/]*$/,''),P=[],Q={},N={},W=0,X,O={},k=F?F.getAttribute('data-own').split(' '):[],
at=function(h){var a=d.createElement('a');a.href=h;return a},
names=function(t){var a=[];t.split(',').forEach(function(p){var v=w(p);
v.forEach(function(x,i){a.push(x);if(i)a.push(v[i-1]+x)});if(v.length>2)a.push(v.join(''))});return a},
r=Array.prototype.map.call(F?F.querySelectorAll('tbody tr'):[],function(e){
return{e:e,own:k.reduce(function(a,c){return a.concat(names(e.cells[c].textContent))},[]).concat((e.getAttribute('data-find')||'').split(' ')),
all:f(e.textContent)}}),
show=function(p){var c=0;r.forEach(function(x){var s=p(x);x.e.hidden=!s;if(s)c++});return c},
by=function(a){return function(x){return has(a,function(t){return x.own.some(function(o){return o.indexOf(t)===0})})}},
add=function(s){if(!Array.isArray(s)){X=s;return}
s.forEach(function(x){x[2].forEach(function(p){var h=x[0]+(p[1]?'player-'+p[1]+'.html':'index.html');if(Q[h+p[0]])return;Q[h+p[0]]=1;
P.push({h:h,name:p[0],section:x[1],board:p[2],own:names(p[0]).concat((p[3]||'').split(' '))})})})},
get=function(u,then){var a=N[u],e;if(a===1)return then();if(a){a.push(then);return}
N[u]=[then];window.hakem=add;e=d.createElement('script');e.src=u;
e.onload=e.onerror=function(){a=N[u];N[u]=1;a.forEach(function(t){t()})};d.body.appendChild(e)},
load=function(a,then){if(D)get(D,function(){if(!X)return then();
var u={},c;(a||Object.keys(X)).forEach(function(l){if(X[l])u[X[l]]=1});u=Object.keys(u);c=u.length;if(!c)return then();
u.forEach(function(n){get(D.replace(/js$/,n+'.js'),function(){if(!--c)then()})})})},
begins=function(a){return a.map(function(m){return Array.from(m[0]||'')[0]})},
line=function(x,b){var e=b.insertRow(),a=at(R+x.h);a.textContent=x.name;a.dir='auto';e.insertCell().appendChild(a);
if(H.rows[0].cells.length>2)e.insertCell().textContent=x.section;e.insertCell().textContent=x.board||''},
hits=function(a){var b=H&&H.tBodies[0],c=0;if(!b)return 0;b.replaceChildren();
if(a.length&&q.value)P.filter(by(a)).forEach(function(x){if(c<50&&!O[at(R+x.h).href]){line(x,b);c++}});H.hidden=!c;return c},
find=function(){var a=ways(q.value),c=show(by(a))+hits(a);n.hidden=!!(c||!q.value||W||show(function(x){return has(a,function(t){return x.all.indexOf(t)>=0})}))},
search=function(){if(q.value&&D){W++;load(begins(ways(q.value)),function(){W--;find()})}find()},
asked=(location.search.match(/[?&]q=([^&]*)/)||[])[1];
if(F)Array.prototype.forEach.call(F.querySelectorAll('td a'),function(a){O[a.href]=1});O[at('index.html').href]=1;
q.addEventListener('input',search);if(asked){q.value=decodeURIComponent(asked.replace(/\+/g,' '));search()}
var m=d.getElementById('mine');
if(m)followed().forEach(function(u){var s=w(u.replace(/^\S* ?/,''));u=u.split(' ')[0].replace(/[^\w.\/-]/g,'');var l=F&&F.querySelector("a[href='"+u+"']"),t,c;
if(l){t=l.closest('table').cloneNode(true);c=l.closest('tr').cloneNode(true);c.removeAttribute('id');
t.tBodies[0].replaceChildren(c);m.appendChild(t);m.hidden=false}
else load(s.length?begins([s.slice(-1)]):null,function(){P.forEach(function(x){if(x.h!==u)return;t=H.cloneNode(true);t.removeAttribute('id');t.hidden=false;
t.tBodies[0].replaceChildren();line(x,t.tBodies[0]);m.appendChild(t);m.hidden=false})})})})();
