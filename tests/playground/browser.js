// Drops a report on the playground in Chromium: node browser.js CHROMIUM WIDTH SCHEME LANGUAGE PAGE REPORT
// Prints an object with what the page shows for the next round, then for round 1, the width of its content, and the errors of the browser.
// SCREENSHOT names a file for a picture.
const { start } = require('../common/chromium.js');
const fs = require('fs');
const path = require('path');
const { pathToFileURL } = require('url');
const [chromium, width, scheme, language, page, report] = process.argv.slice(2);
const { browser, close, attach, complaints } = start(chromium, 'playground-');
const shown = `JSON.stringify({
  title: document.title, lang: document.documentElement.lang, round: document.getElementById('round').value,
  state: document.getElementById('state').textContent, proof: document.getElementById('proof').textContent,
  files: [...document.querySelectorAll('#files a')].map(of => of.download),
  boards: [...document.querySelectorAll('#boards > li')].map(of => of.textContent),
})`;
(async () => {
  const { tab, run } = await attach();
  const done = async () => {
    for (let tries = 0; tries < 2400 && await run('document.body && document.body.dataset.state') !== 'done'; tries++) {
      await new Promise(done => setTimeout(done, 50));
    }
  };
  for (const domain of ['Page', 'Runtime', 'Log', 'DOM']) await tab(domain + '.enable');
  await tab('Emulation.setDeviceMetricsOverride', { width: +width, height: 900, deviceScaleFactor: 1, mobile: true });
  await tab('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
  await tab('Page.navigate', { url: pathToFileURL(page).href });
  await done();
  await run(`delete document.body.dataset.state; document.querySelector('#languages [lang=${language}]').click()`);
  await done();
  await run('delete document.body.dataset.state');
  const data = { items: [], files: [path.resolve(report)], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop']) await tab('Input.dispatchDragEvent', { type, x: 50, y: 50, data });
  await done();
  const next = JSON.parse(await run(shown));
  const widths = [await run('document.documentElement.scrollWidth')];
  if (process.env.SCREENSHOT) {
    const { data } = await tab('Page.captureScreenshot', { captureBeyondViewport: true });
    fs.writeFileSync(process.env.SCREENSHOT, Buffer.from(data, 'base64'));
  }
  await run(`delete document.body.dataset.state; document.getElementById('round').value = 1;
    document.getElementById('round').dispatchEvent(new Event('change'))`);
  await done();
  widths.push(await run('document.documentElement.scrollWidth'));
  console.log(JSON.stringify({ next, first: JSON.parse(await run(shown)), width: Math.max(...widths), complaints }));
  await close();
})().catch(error => { console.error(error); browser.kill(); process.exitCode = 1; });
