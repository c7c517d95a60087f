// Opens check pages in Chromium like a visitor: node browser.js CHROMIUM WIDTH SCHEME PAGE [FILE...]
// Waits until the page has verified its own rounds, then drops the files on it, and also selects them in its field.
// Prints an object with the page's texts for each, the width of its content, and the errors of the browser.
// SCREENSHOT names a file for a picture.
const { start } = require('../common/chromium.js');
const fs = require('fs');
const { pathToFileURL } = require('url');
const [chromium, width, scheme, page, ...files] = process.argv.slice(2);
const { browser, close, attach, complaints } = start(chromium, 'check-page-');
(async () => {
  const { tab, run } = await attach();
  const until = async state => {
    for (let tries = 0; tries < 1200 && await run('document.body && document.body.dataset.checked') !== state; tries++) {
      await new Promise(done => setTimeout(done, 50));
    }
  };
  for (const domain of ['Page', 'Runtime', 'Log', 'DOM']) await tab(domain + '.enable');
  await tab('Emulation.setDeviceMetricsOverride', { width: +width, height: 900, deviceScaleFactor: 1, mobile: true });
  await tab('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
  await tab('Page.navigate', { url: pathToFileURL(page).href });
  await until('own');
  const shown = list => run(`[...document.querySelectorAll('${list} li')].map(line => line.textContent.trim())`);
  const answer = { own: await shown('#check'), dropped: [], chosen: [] };
  if (files.length) {
    const data = { items: [], files, dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop']) await tab('Input.dispatchDragEvent', { type, x: 50, y: 50, data });
    await until('dropped');
    answer.dropped = await shown('#dropped');
    await run('delete document.body.dataset.checked');
    const { root } = await tab('DOM.getDocument');
    const { nodeId } = await tab('DOM.querySelector', { nodeId: root.nodeId, selector: '#choose' });
    await tab('DOM.setFileInputFiles', { nodeId, files });
    await until('dropped');
    answer.chosen = await shown('#dropped');
  }
  answer.width = await run('document.documentElement.scrollWidth');
  if (process.env.SCREENSHOT) {
    const { data } = await tab('Page.captureScreenshot', { captureBeyondViewport: true });
    fs.writeFileSync(process.env.SCREENSHOT, Buffer.from(data, 'base64'));
  }
  console.log(JSON.stringify({ ...answer, complaints }));
  await close();
})().catch(error => { console.error(error); browser.kill(); process.exitCode = 1; });
