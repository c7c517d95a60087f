// Drives pages of the hall in Chromium: node phones_browser.js CHROMIUM
// Reads one command per line, {"tab", "do", ...}, and answers each with a line: the text of the page, or {"error"}.
// A tab with a new name is a device of its own; "like" opens another tab of the same device.
const { start } = require('../common/chromium.js');
const fs = require('fs');
const { ask, attach, close, complaints } = start(process.argv[2], 'phones-');
const tabs = new Map();
let marks = 0;
const pause = () => new Promise(done => setTimeout(done, 30));
const opened = async ({ tab, like }) => {
  if (tabs.has(tab)) return tabs.get(tab);
  const context = like ? tabs.get(like).context : (await ask('Target.createBrowserContext')).browserContextId;
  const { targetId } = await ask('Target.createTarget', { url: 'about:blank', browserContextId: context });
  const page = await attach(targetId);
  for (const domain of ['Page', 'Runtime', 'Log']) await page.tab(domain + '.enable');
  await page.tab('Emulation.setDeviceMetricsOverride', { width: 360, height: 740, deviceScaleFactor: 1, mobile: true });
  tabs.set(tab, { context, ...page });
  return tabs.get(tab);
};
const acted = async command => {
  const { tab: send, run } = await opened(command);
  // A new document lacks the mark, one that is restored has an earlier one.
  const moves = async act => {
    const mark = ++marks;
    await run('window.mark = ' + mark);
    await act();
    for (let tries = 0; tries < 1000; tries++) {
      await pause();
      const is_new = await run(`window.mark !== ${mark} && document.readyState === "complete"`).catch(() => false);
      if (is_new) return;
    }
    throw new Error('no new page: ' + JSON.stringify(command));
  };
  const found = JSON.stringify(command.selector);
  if (command.do === 'open') await moves(() => send('Page.navigate', { url: command.url }));
  if (command.do === 'click') await moves(() => run(`document.querySelector(${found}).click()`));
  if (command.do === 'double') await moves(() => run(`{ const b = document.querySelector(${found}); b.click(); b.click(); }`));
  if (command.do === 'choose') await run(`document.querySelector(${found}).value = ${JSON.stringify(command.value)}`);
  if (command.do === 'reload') await moves(() => send('Page.reload'));
  if (command.do === 'back') await moves(() => run('history.back()'));
  if (command.do === 'axe') {
    await run(fs.readFileSync(command.file, 'utf8') + ';0');
    const rules = 'axe.run().then(r => r.violations.map(v => v.id + ": " + v.nodes.length).join(", "))';
    return { text: await run(rules, true) };
  }
  if (command.do === 'picture') {
    const features = [{ name: 'prefers-color-scheme', value: command.scheme }];
    await send('Emulation.setEmulatedMedia', { features });
    const { data } = await send('Page.captureScreenshot', { captureBeyondViewport: true });
    fs.writeFileSync(command.file, Buffer.from(data, 'base64'));
  }
  const text = await run('document.body.innerText');
  return { text, width: await run('document.documentElement.scrollWidth'), complaints };
};
let turn = Promise.resolve();
const lines = require('readline').createInterface({ input: process.stdin });
lines.on('line', line => {
  turn = turn.then(() => acted(JSON.parse(line)))
    .catch(error => ({ error: String(error) }))
    .then(answer => console.log(JSON.stringify(answer)));
});
lines.on('close', () => turn.then(() => close()));
