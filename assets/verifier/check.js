// Verifies the rounds of this page, and of reports that a visitor drops on it or chooses. The verifier, and the report
// with its certificates, are scripts in the folder of the page: a page on a medium can load scripts and nothing else.
// Nothing is sent.
(function () {
  'use strict';
  var d = document, words = d.getElementById('check').dataset, choose = d.getElementById('choose'), packed = {};
  // Called by the scripts: data by name, gzip in base64.
  window.hakem = function (found) { Object.assign(packed, found) };
  var loaded = Promise.all([words.verifier, words.proofs].map(function (file) {
    return new Promise(function (done, failed) {
      var script = d.createElement('script');
      script.src = file;
      script.onload = done;
      script.onerror = function () { failed(new Error(file)) };
      d.body.append(script);
    });
  }));
  async function data(name) {
    await loaded;
    var text = atob(packed[name] || ''), bytes = new Uint8Array(text.length);
    if (!text) return bytes;
    for (var at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
    var unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(unpacked).arrayBuffer());
  }
  var verifier = data('verifier').then(WebAssembly.compile);
  verifier.catch(function () {});
  // Each verification has an instance for itself, so that one that fails leaves nothing to the next.
  async function verify(certificate, report) {
    var of = (await WebAssembly.instantiate(await verifier)).exports;
    var at = of.input(certificate.length + report.length) >>> 0, memory = new Uint8Array(of.memory.buffer);
    memory.set(certificate, at);
    memory.set(report, at + certificate.length);
    var from = of.verify(certificate.length) >>> 0;
    return JSON.parse(new TextDecoder().decode(new Uint8Array(of.memory.buffer, from, of.answer_length())));
  }
  function filled(text, values) {
    return text.replace(/\{(\w+)\}/g, function (all, key) { return key in values ? values[key] : all });
  }
  function show(place, found, unproved, proved) {
    place.textContent = found.verified ? '\u2713 ' + filled(proved || words.proved, found) : '\u2717 ' + (unproved || words.refused);
    if (!found.verified && found.why) {
      var why = d.createElement('span');
      why.lang = 'en';
      why.textContent = ' ' + (found.step ? found.step + ': ' : '') + found.why;
      place.append(why);
    }
  }
  async function tried(certificate, report) {
    // The next one starts after the page has been drawn.
    await new Promise(function (done) { setTimeout(done) });
    try {
      return await verify(await certificate, await report);
    } catch (error) {
      return { verified: false, why: String(error) };
    }
  }
  // Without a certificate, a round of a table is verified with the report.
  async function round(of) {
    var found = await tried(of.text, data('report'));
    if (found.why) return found;
    var text = new TextDecoder().decode(await of.text);
    // A certificate of another round proves nothing about this one.
    if (text) return text.includes('\nround ' + of.number + '\n') ? found : { verified: false };
    return (found.rounds || []).find(function (each) { return each.round === of.number }) || { verified: false };
  }
  var own = Array.prototype.map.call(d.querySelectorAll('#check [data-name]'), function (of) {
    var number = of.id.slice(6), text = data(number);
    // A failure is shown where the text is used.
    text.catch(function () {});
    return { name: of.dataset.name, number: +number, place: of.querySelector('output'), text: text };
  });
  function line(name) {
    var item = d.createElement('li'), place = d.createElement('output');
    item.append(name + ' ', place);
    d.getElementById('dropped').append(item);
    return place;
  }
  async function check(files) {
    var all = await Promise.all(Array.prototype.map.call(files, async function (file) {
      return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    }));
    var isCertificate = function (file) { return new TextDecoder().decode(file.bytes.slice(0, 18)) === 'hakem certificate ' };
    var certificates = all.filter(isCertificate).map(function (file) { return { name: file.name, text: file.bytes } });
    var reports = all.filter(function (file) { return !isCertificate(file) });
    d.getElementById('dropped').textContent = '';
    // Certificates without a report belong to the report of this page.
    if (certificates.length && !reports.length) reports = [{ name: '', bytes: await data('report') }];
    for (var report of reports) {
      var carried = await tried(new Uint8Array(0), report.bytes);
      show(line(report.name), carried.points || carried, words.otherPoints, words.points);
      if (!certificates.length && carried.rounds && carried.rounds.length) {
        for (var found of carried.rounds) show(line(report.name + ' ' + filled(words.round, found)), found);
        continue;
      }
      var pairs = certificates.length ? certificates : own;
      if (!pairs.length) show(line(report.name), { verified: false }, words.none);
      for (var of of pairs) show(line(report.name + ' ' + of.name), await tried(of.text, report.bytes));
    }
    d.body.dataset.checked = 'dropped';
  }
  choose.addEventListener('change', function () { check(choose.files) });
  d.addEventListener('dragover', function (event) { event.preventDefault() });
  d.addEventListener('drop', function (event) {
    event.preventDefault();
    check(event.dataTransfer.files);
  });
  (async function () {
    choose.parentNode.hidden = false;
    for (var of of own) show(of.place, await round(of));
    if (!d.body.dataset.checked) d.body.dataset.checked = 'own';
  })();
})();
