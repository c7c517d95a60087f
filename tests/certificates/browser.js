// Opens check pages in Chromium like a visitor: node browser.js CHROMIUM WIDTH SCHEME PAGE [FILE...]
// Waits until the page has verified its own rounds, then drops the files on it, and also selects them in its field.
// Prints an object with the page's texts for each, the width of its content, and the errors of the browser.
// SCREENSHOT names a file for a picture.
const { spawn } = require('child_process');
const fs = require('fs');
const { pathToFileURL } = require('url');
const [chromium, width, scheme, page, ...files] = process.argv.slice(2);
const profile = fs.mkdtempSync(require('path').join(require('os').tmpdir(), 'check-page-'));
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--remote-debugging-pipe'];
// Chromium opens a socket below TMPDIR and quits if the path is longer than the 107 bytes of a socket's address.
const env = process.platform === 'win32' ? process.env : { ...process.env, TMPDIR: '/tmp' };
const browser = spawn(chromium, [...flags, '--user-data-dir=' + profile, 'about:blank'],
  { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
const waiting = new Map(), complaints = [];
let last = 0, rest = '';
browser.stdio[4].on('data', data => {
  const parts = (rest + data).split('\0');
  rest = parts.pop();
  for (const part of parts) {
    const message = JSON.parse(part);
    if (message.id) waiting.get(message.id)(message);
    if (message.method === 'Log.entryAdded') complaints.push(message.params.entry.text);
    if (message.method === 'Runtime.exceptionThrown') complaints.push(message.params.exceptionDetails.text);
  }
});
const ask = (method, params = {}, sessionId) => new Promise((done, failed) => {
  waiting.set(++last, message => message.error ? failed(new Error(method + ': ' + message.error.message)) : done(message.result));
  browser.stdio[3].write(JSON.stringify({ id: last, method, params, sessionId }) + '\0');
});
(async () => {
  const { targetInfos } = await ask('Target.getTargets');
  const { targetId } = targetInfos.find(target => target.type === 'page');
  const { sessionId } = await ask('Target.attachToTarget', { targetId, flatten: true });
  const tab = (method, params) => ask(method, params, sessionId);
  const run = async expression => (await tab('Runtime.evaluate', { expression, returnByValue: true })).result.value;
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
  await ask('Browser.close');
})().catch(error => { console.error(error); browser.kill(); process.exitCode = 1; });
browser.on('exit', () => fs.rmSync(profile, { recursive: true, force: true }));
