// Searches web pages in Chromium: node site_search.js CHROMIUM (PAGE TYPED)...
// Follows the player of a page if nothing is typed. Prints a list in JSON: for each page what it then shows, the rows of
// its list, those of the other players with their links, and the errors of the browser.
const { start } = require('../common/chromium.js');
const { pathToFileURL } = require('url');
const [chromium, ...searches] = process.argv.slice(2);
const { browser, close, attach, complaints } = start(chromium, 'site-search-');
const shown = `(of => ({ list: of('#found table:not(#hits) tbody tr'), hits: of('#hits tbody tr'), mine: of('#mine tbody tr'),
  links: [...document.querySelectorAll('#hits a')].map(link => link.getAttribute('href')),
  none: of('#none').length }))(what => [...document.querySelectorAll(what)].filter(e => e.offsetHeight).map(e =>
  [...e.cells || [e]].map(cell => cell.textContent.trim()).join('|')))`;
(async () => {
  const { tab, run } = await attach();
  await tab('Page.enable');
  await tab('Log.enable');
  await tab('Runtime.enable');
  const found = [];
  for (let at = 0; at < searches.length; at += 2) {
    const url = pathToFileURL(searches[at]).href, typed = JSON.stringify(searches[at + 1]);
    await tab('Page.navigate', { url });
    while (await run('document.readyState + location.href') !== 'complete' + url) await new Promise(done => setTimeout(done, 20));
    await run(`(q => q ? (q.value = ${typed}, q.dispatchEvent(new Event('input'))) : document.getElementById('follow').click())
      (document.getElementById('find'))`);
    // The script of the players is a file, which is read in much less, unless the computer is busy.
    const settled = `!document.querySelector('script[src]') || ['hits', 'mine', 'none'].some(id => document.getElementById(id)?.offsetHeight)`;
    for (let waits = 0; waits < 100 && (waits < 5 || !await run(settled)); waits++) await new Promise(done => setTimeout(done, 50));
    found.push(await run(shown));
  }
  console.log(JSON.stringify({ found, complaints }));
  await close();
})().catch(error => { console.error(error); browser.kill(); process.exitCode = 1; });
