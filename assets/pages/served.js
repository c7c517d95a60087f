// Reloads a page of `hakem serve` when the event has changed, unless something is typed. The pages of a hall do so
// within three seconds, not all in the same moment. Statements end with a semicolon, since lines are joined.
(function(){var t;if(!window.EventSource)return;
new EventSource('events').addEventListener('change',function(){clearTimeout(t);
t=setTimeout(function(){var q=document.getElementById('find');if(!document.hidden&&!(q&&q.value))location.reload();},
Math.random()*3000);});})();
