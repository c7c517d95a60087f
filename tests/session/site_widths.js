// Measures web pages in Chromium: node site_widths.js CHROMIUM WIDTHS PAGE...
// Prints what is wrong, a line each: pages wider than their window, without its scroll bar on tablets and desks, current
// tabs that are cut, buttons whose text is broken into lines, and from 360 pixels on words of tables that are broken into
// lines.
const { start } = require('../common/chromium.js');
const { pathToFileURL } = require('url');
const [chromium, widths, ...pages] = process.argv.slice(2);
const { browser, close, attach } = start(chromium, 'site-widths-');
const words = `(() => {
  const found = new Set(), range = document.createRange();
  for (const cell of document.querySelectorAll('td')) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const word of text.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map(part => Math.round(part.top))).size > 1) found.add(word[0]);
      }
    }
  }
  return [...found];
})()`;
const measure = `[
  document.documentElement.scrollWidth - (innerWidth > 390 ? document.documentElement.clientWidth : innerWidth),
  [...document.querySelectorAll('header [aria-current]')].some(tab => {
    const [own, all] = [tab, tab.parentNode].map(of => of.getBoundingClientRect());
    return own.left < all.left - 1 || own.right > all.right + 1;
  }),
  ...[...document.querySelectorAll('button')].filter(button => !button.hidden && button.offsetHeight > 50).map(button => button.textContent),
]`;
(async () => {
  const { tab, run } = await attach();
  await tab('Page.enable');
  for (const width of widths.split(',')) {
    await tab('Emulation.setDeviceMetricsOverride', { width: +width, height: 900, deviceScaleFactor: 1, mobile: false });
    for (const page of pages) {
      const url = pathToFileURL(page).href;
      await tab('Page.navigate', { url });
      while (await run('document.readyState + location.href') !== 'complete' + url) await new Promise(done => setTimeout(done, 20));
      const [over, is_cut, ...broken] = await run(measure);
      if (is_cut) console.log(`${page} at ${width}: current tab is cut`);
      if (over > 0) console.log(`${page} at ${width}: ${over} too wide`);
      for (const text of broken) console.log(`${page} at ${width}: button "${text}" in lines`);
      for (const word of +width < 360 ? [] : await run(words)) console.log(`${page} at ${width}: ${word} is broken`);
    }
  }
  await close();
})().catch(error => { console.error(error); browser.kill(); process.exitCode = 1; });
