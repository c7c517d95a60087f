// Verifies certificates with the verifier for web pages: node wasm.js VERIFIER.wasm (CERTIFICATE REPORT)...
// Prints its answer to each pair on a line. An empty certificate selects those in the report.
const fs = require('fs');
const [program, ...files] = process.argv.slice(2);
const module_ = new WebAssembly.Module(fs.readFileSync(program));
for (let at = 0; at < files.length; at += 2) {
  const [certificate, report] = [files[at], files[at + 1]].map(file => fs.readFileSync(file));
  const of = new WebAssembly.Instance(module_).exports;
  const place = of.input(certificate.length + report.length) >>> 0;
  new Uint8Array(of.memory.buffer).set(Buffer.concat([certificate, report]), place);
  const answer = of.verify(certificate.length) >>> 0;
  console.log(Buffer.from(of.memory.buffer, answer, of.answer_length()).toString('utf8'));
}
