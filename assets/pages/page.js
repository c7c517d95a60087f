// Reloads a live page every minute while it is visible and nothing is typed, and remembers the player to follow: on
// this device, for the pages of this folder, as their page and name; `followed` returns those of its subfolders too.
// The name decides, since another player may have the number of a page after a late entry; of players with the same
// name, the page does. Statements end with a semicolon, since lines are joined.
var d=document,q=d.getElementById('find'),K='hakem '+location.pathname.replace(/[^\/]*$/,''),
kept=(v,s)=>{var k=K+(s||'');try{if(v===undefined)return localStorage.getItem(k);
if(v)localStorage.setItem(k,v);else localStorage.removeItem(k)}catch(e){}return v},
followed=()=>{var a=[],i,k;try{for(i=0;i<localStorage.length;i++){k=localStorage.key(i);
if(k.indexOf(K)===0)a.push(k.slice(K.length)+localStorage.getItem(k))}}catch(e){}return a};
if(d.body.hasAttribute('data-live'))setInterval(()=>{if(!d.hidden&&!(q&&q.value))location.reload()},60000);
(b=>{if(!b)return;var g=s=>b.getAttribute('data-'+s),p=g('page'),n=g('name'),
is=()=>{var v=kept()||'',a=v.split(' ');return v===p||v.slice(a[0].length+1).replace(/^W?[GIFC]M /,'')===n&&(a[0]===p||!g('shared'))},
show=()=>{b.textContent=g(is()?'on':'off')},keep=()=>kept(p+' '+n);
if(is())keep();b.hidden=false;b.addEventListener('click',()=>{if(is())kept('');else keep();show()});show()})(d.getElementById('follow'));
