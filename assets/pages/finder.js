// Filters the rows of the finder. A row matches by word prefixes of its own names, of joined neighbouring words, and of
// the other spellings in data-find; only if no name matches, by any text of the row, such as the opponent. Players who
// are not on the page come from the script in data-players, which is loaded when the search is first used; that of a
// large event lists the scripts of players by first letter, of which a search loads those it needs. Shows the rows of
// the players to follow above the others.
var B=BASES,T=LATIN,
f=t=>t.toLowerCase().normalize('NFKD').replace(/[\u0300-\u036f'’ʼ.]/g,'').replace(/./gu,c=>B[c]||c),
w=t=>f(t).split(/[^\p{L}\p{N}]+/u).filter(Boolean),
ways=t=>{var o=w(t),a=[o,w(o.join(' ').replace(/ου/g,'ou').replace(/./gu,c=>T[c]||c)),
o.map(x=>x.replace(/(a|o|u)e/g,'$1').replace(/aa/g,'a').replace(/dj/g,'d'))],i,j;
if(o.length<5)for(i=0;i<o.length;i++)for(j=i+2;j<=o.length;j++)a.push(o.slice(0,i).concat(o.slice(i,j).join(''),o.slice(j)));return a},
has=(a,p)=>a.some(m=>m.every(p));
(()=>{if(!q)return;q.parentNode.hidden=false;
var n=d.getElementById('none'),F=d.getElementById('found'),H=d.getElementById('hits'),D=H?H.getAttribute('data-players'):'',
R=D.replace(/[^\/]*$/,''),P=[],Q={},N={},W=0,X,O={},k=F?F.getAttribute('data-own').split(' '):[],
at=h=>{var a=d.createElement('a');a.href=h;return a},
names=t=>{var a=[];t.split(',').forEach(p=>{var v=w(p);
v.forEach((x,i)=>{a.push(x);if(i)a.push(v[i-1]+x)});if(v.length>2)a.push(v.join(''))});return a},
r=Array.prototype.map.call(F?F.querySelectorAll('tbody tr'):[],e=>{
return{e:e,own:k.reduce((a,c)=>a.concat(names(e.cells[c].textContent)),[]).concat((e.getAttribute('data-find')||'').split(' ')),
all:f(e.textContent)}}),
show=p=>{var c=0;r.forEach(x=>{var s=p(x);x.e.hidden=!s;if(s)c++});return c},
by=a=>x=>has(a,t=>x.own.some(o=>o.indexOf(t)===0)),
add=s=>{if(!Array.isArray(s)){X=s;return}
s.forEach(x=>{x[2].forEach(p=>{var h=x[0]+(p[1]?'player-'+p[1]+'.html':'index.html');if(Q[h+p[0]])return;Q[h+p[0]]=1;
P.push({h:h,u:at(R+h).href,name:p[0],section:x[1],board:p[2],vs:p[4],own:names(p[0]).concat((p[3]||'').split(' '))})})})},
get=(u,then)=>{var a=N[u],e;if(a===1)return then();if(a){a.push(then);return}
N[u]=[then];window.hakem=add;e=d.createElement('script');e.src=u;
e.onload=e.onerror=()=>{a=N[u];N[u]=1;a.forEach(t=>{t()})};d.body.appendChild(e)},
load=(a,then)=>{if(D)get(D,()=>{if(!X)return then();
var u={},c;(a||Object.keys(X)).forEach(l=>{if(X[l])u[X[l]]=1});u=Object.keys(u);c=u.length;if(!c)return then();
u.forEach(n=>{get(D.replace(/js$/,n+'.js'),()=>{if(!--c)then()})})})},
begins=a=>a.map(m=>Array.from(m[0]||'')[0]),
line=(x,b)=>{var e=b.insertRow(),a=at(R+x.h);a.textContent=x.name;a.dir='auto';e.insertCell().appendChild(a);
if(H.rows[0].cells.length>3)e.insertCell().textContent=x.section;e.insertCell().textContent=x.board||'';
a=e.insertCell();a.dir='auto';a.textContent=x.vs||''},
hits=a=>{var b=H&&H.tBodies[0],c=0;if(!b)return 0;b.replaceChildren();
if(a.length&&q.value)P.filter(by(a)).forEach(x=>{if(c<50&&!O[x.u]){line(x,b);c++}});H.hidden=!c;return c},
find=()=>{var a=ways(q.value),c=show(by(a))+hits(a);n.hidden=!!(c||!q.value||W||show(x=>has(a,t=>x.all.indexOf(t)>=0)))},
search=()=>{if(q.value&&D){W++;load(begins(ways(q.value)),()=>{W--;find()})}find()},
asked=(location.search.match(/[?&]q=([^&]*)/)||[])[1];
if(F)Array.prototype.forEach.call(F.querySelectorAll('td a'),a=>{O[a.href]=1});O[at('index.html').href]=1;
q.addEventListener('input',search);if(asked){q.value=decodeURIComponent(asked.replace(/\+/g,' '));search()}
var m=d.getElementById('mine');
if(m)followed().forEach(v=>{v=v.match(/^(\S*\/)?(\S*) ?(.*)/);var b=v[1]||'',s=w(v[3]),S=s.join(' '),o=at(b+v[2]).href,g=o.replace(/[^\/]*$/,''),
pick=a=>{a=a.filter(x=>{var t=w(x.name).join(' ');return S?x.u.replace(/[^\/]*$/,'')===g&&(t===S||t===S.replace(/^w?[gifc]m /,'')):x.u===o});
a=a.filter(x=>x.u===o).concat(a.every(x=>x.u===a[0].u)?a:[])[0];if(a&&a.u!==o)kept(a.u.slice(g.length)+' '+v[3],b);return a},
put=(t,x)=>{t=t.cloneNode(true);t.removeAttribute('id');t.hidden=false;t.tBodies[0].replaceChildren();
if(x.e){x=x.e.cloneNode(true);x.removeAttribute('id');x.hidden=false;t.tBodies[0].appendChild(x)}else line(x,t.tBodies[0]);
m.appendChild(t);m.hidden=false},
l=[],x;r.forEach(x=>k.forEach(c=>{var a=x.e.cells[c].querySelector('a');if(a)l.push({u:a.href,name:a.textContent,e:x.e})}));x=pick(l);
if(x)put(x.e.closest('table'),x);else load(s.length?begins([s.slice(-1)]):null,()=>{x=pick(P);if(x)put(H,x)})})})();
