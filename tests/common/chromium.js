// Starts Chromium with a fresh profile, which is removed when it ends: const { ask, complaints } = start(CHROMIUM, NAME)
// `ask` sends a command of the DevTools protocol, and fails if the browser ends without an answer; `attach` returns those of
// a target, or of the open page: `tab` sends one, `run` evaluates an expression. `close` ends the browser. `complaints` are
// the errors that the browser has logged.
const { spawn } = require('child_process');
const fs = require('fs');
exports.start = (chromium, name) => {
  const profile = fs.mkdtempSync(require('path').join(require('os').tmpdir(), name));
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
      if (message.id) waiting.get(message.id).answer(message);
      waiting.delete(message.id);
      if (message.method === 'Log.entryAdded') complaints.push(message.params.entry.text);
      if (message.method === 'Runtime.exceptionThrown') complaints.push(message.params.exceptionDetails.text);
    }
  });
  const ask = (method, params = {}, sessionId) => new Promise((done, failed) => {
    const answer = message => message.error ? failed(new Error(method + ': ' + message.error.message)) : done(message.result);
    waiting.set(++last, { answer, failed });
    browser.stdio[3].write(JSON.stringify({ id: last, method, params, sessionId }) + '\0');
  });
  // A pipe may be reset once the browser has answered everything.
  const end = error => waiting.forEach(({ failed }) => failed(error));
  for (const pipe of [3, 4]) browser.stdio[pipe].on('error', end);
  browser.on('exit', () => {
    fs.rmSync(profile, { recursive: true, force: true });
    end(new Error('the browser has ended'));
  });
  const close = () => ask('Browser.close').catch(() => {});
  const open = async () => (await ask('Target.getTargets')).targetInfos.find(target => target.type === 'page').targetId;
  const attach = async target => {
    const targetId = target || await open();
    const { sessionId } = await ask('Target.attachToTarget', { targetId, flatten: true });
    const tab = (method, params) => ask(method, params, sessionId);
    const run = async (expression, awaitPromise = false) =>
      (await tab('Runtime.evaluate', { expression, returnByValue: true, awaitPromise })).result.value;
    return { tab, run };
  };
  return { browser, ask, attach, close, complaints };
};
