// Verifies certificates with the verifier for web pages: node wasm.js VERIFIER.wasm
// Reads a certificate and its report from each line of standard input, two paths separated by a tab, and prints the
// answer on a line. An empty certificate selects those in the report.
const fs = require('fs');
const module_ = new WebAssembly.Module(fs.readFileSync(process.argv[2]));
require('readline').createInterface({ input: process.stdin }).on('line', line => {
  const [certificate, report] = line.split('\t').map(file => fs.readFileSync(file));
  const of = new WebAssembly.Instance(module_).exports;
  const place = of.input(certificate.length + report.length) >>> 0;
  new Uint8Array(of.memory.buffer).set(Buffer.concat([certificate, report]), place);
  const answer = of.verify(certificate.length) >>> 0;
  console.log(Buffer.from(of.memory.buffer, answer, of.answer_length()).toString('utf8'));
});
