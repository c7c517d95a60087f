// Reloads a live page every minute while it is visible and nothing is typed, and remembers the player to follow: on
// this device, for the pages of this folder, as their page and name; `followed` returns those of its subfolders too.
// Statements end with a semicolon, since lines are joined.
var d=document,q=d.getElementById('find'),K='hakem '+location.pathname.replace(/[^\/]*$/,''),
kept=function(v){try{if(v===undefined)return localStorage.getItem(K);
if(v)localStorage.setItem(K,v);else localStorage.removeItem(K)}catch(e){}return v},
followed=function(){var a=[],i,k;try{for(i=0;i<localStorage.length;i++){k=localStorage.key(i);
if(k.indexOf(K)===0)a.push(k.slice(K.length)+localStorage.getItem(k))}}catch(e){}return a};
if(d.body.hasAttribute('data-live'))setInterval(function(){if(!d.hidden&&!(q&&q.value))location.reload()},60000);
(function(b){if(!b)return;var p=b.getAttribute('data-page'),is=function(){return(kept()||'').split(' ')[0]===p},
show=function(){var on=is();b.setAttribute('aria-pressed',on);b.textContent=b.getAttribute(on?'data-on':'data-off')};
b.hidden=false;b.addEventListener('click',function(){kept(is()?'':p+' '+d.querySelector('main h2').textContent);show()});show()})(d.getElementById('follow'));
