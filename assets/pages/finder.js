// Filters the rows of the finder. A row matches by word prefixes of its own names, of joined neighbouring words, and of
// the other spellings in data-find; only if no name matches, by any text of the row, such as the opponent. Shows the row
// of the player to follow above the others.
var B=BASES,T=LATIN,
f=function(t){return t.toLowerCase().normalize('NFKD').replace(/[\u0300-\u036f'’ʼ.]/g,'').replace(/./gu,function(c){return B[c]||c})},
w=function(t){return f(t).split(/[^\p{L}\p{N}]+/u).filter(Boolean)},
ways=function(t){var o=w(t),a=[o,w(o.join(' ').replace(/ου/g,'ou').replace(/./gu,function(c){return T[c]||c})),
o.map(function(x){return x.replace(/(a|o|u)e/g,'$1').replace(/aa/g,'a').replace(/dj/g,'d')})],i,j;
if(o.length<5)for(i=0;i<o.length;i++)for(j=i+2;j<=o.length;j++)a.push(o.slice(0,i).concat(o.slice(i,j).join(''),o.slice(j)));return a},
has=function(a,p){return a.some(function(m){return m.every(p)})};
(function(){if(!q)return;q.parentNode.hidden=false;
var n=d.getElementById('none'),F=d.getElementById('found'),k=F.getAttribute('data-own').split(' '),
names=function(t){var a=[];t.split(',').forEach(function(p){var v=w(p);
v.forEach(function(x,i){a.push(x);if(i)a.push(v[i-1]+x)});if(v.length>2)a.push(v.join(''))});return a},
r=Array.prototype.map.call(d.querySelectorAll('#found tbody tr'),function(e){
return{e:e,own:k.reduce(function(a,c){return a.concat(names(e.cells[c].textContent))},[]).concat((e.getAttribute('data-find')||'').split(' ')),
all:f(e.textContent)}}),
show=function(p){var c=0;r.forEach(function(x){var s=p(x);x.e.hidden=!s;if(s)c++});return c},
find=function(){var a=ways(q.value);
n.hidden=!!(show(function(x){return has(a,function(t){return x.own.some(function(o){return o.indexOf(t)===0})})})||
show(function(x){return has(a,function(t){return x.all.indexOf(t)>=0})}))},
asked=(location.search.match(/[?&]q=([^&]*)/)||[])[1];
q.addEventListener('input',find);if(asked){q.value=decodeURIComponent(asked.replace(/\+/g,' '));find()}
var m=d.getElementById('mine'),u=m&&kept(),l=u&&F.querySelector("a[href='"+u.replace(/[^\w.-]/g,'')+"']"),t,c;
if(l){t=l.closest('table').cloneNode(true);c=l.closest('tr').cloneNode(true);c.removeAttribute('id');
t.tBodies[0].replaceChildren(c);m.appendChild(t);m.hidden=false}})();
