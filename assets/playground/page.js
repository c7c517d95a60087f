// Pairs a report that a visitor drops on this page or chooses, by the program in the page, and verifies its certificate by the verifier in
// the page. Nothing is loaded and nothing is sent.
(function () {
  'use strict';
  var d = document, languages = ['tr', 'en', 'cs'], names = ['Türkçe', 'English', 'Čeština'];
  var language = languages.indexOf((navigator.language || '').slice(0, 2));
  if (language < 0) language = 1;
  var words = {}, report = null, name = '', turn = 0, addresses = [];
  function of(id) { return d.getElementById(id) }
  async function compiled(id) {
    var text = atob(of(id).textContent), bytes = new Uint8Array(text.length);
    for (var at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
    var unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return WebAssembly.compile(await new Response(unpacked).arrayBuffer());
  }
  var programs = { program: compiled('program'), verifier: compiled('verifier') };
  // Each answer has an instance for itself, so that one that fails leaves nothing to the next.
  async function ask(program, question, input, first, second) {
    var exports = (await WebAssembly.instantiate(await programs[program])).exports;
    // Reserving space may replace the buffer of the memory.
    var at = exports.input(input.length) >>> 0;
    new Uint8Array(exports.memory.buffer).set(input, at);
    var from = exports[question](first, second) >>> 0;
    return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, from, exports.answer_length())));
  }
  function filled(text, values) {
    return text.replace(/\{(\w+)\}/g, function (all, key) { return key in values ? values[key] : all });
  }
  function element(kind, text, className) {
    var made = d.createElement(kind);
    made.textContent = text;
    if (className) made.className = className;
    return made;
  }
  function file(label, suffix, text) {
    var link = element('a', label), item = d.createElement('li');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = name.replace(/\.[^.]*$/, '') + suffix;
    addresses.push(link.href);
    item.append(link);
    of('files').append(item);
  }
  function clear() {
    addresses.splice(0).forEach(function (address) { URL.revokeObjectURL(address) });
    ['proof', 'files', 'notes', 'boards'].forEach(function (id) { of(id).textContent = '' });
  }
  function player(found, at) {
    var line = element('span', found.number + ' ' + found.name + ' ', 'player ' + (at ? 'black' : 'white'));
    line.append(element('small', [found.rating, found.score].filter(Boolean).join(' · ')));
    return line;
  }
  function board(found) {
    var item = element('li', '', 'board'), reasons = d.createElement('ul');
    item.append.apply(item, found.players.map(player));
    if (found.players.length === 1) {
      item.firstChild.className = 'player';
      item.firstChild.append(' ' + words.bye);
    }
    found.reasons.forEach(function (reason) { reasons.append(element('li', reason)) });
    item.append(reasons);
    return item;
  }
  function show(found) {
    of('event').textContent = found.event || name;
    of('system').textContent = found.system || '';
    of('round').parentNode.hidden = !found.rounds;
    of('round').textContent = '';
    for (var round = 1; round <= found.rounds; round++) of('round').append(element('option', round));
    of('round').value = found.round;
    of('state').textContent = found.refused || { true: '✓ ' + words.same, false: '✗ ' + words.other }[found.recorded] || '';
    (found.notes || []).concat(found.special || []).forEach(function (note) { of('notes').append(element('li', note)) });
    of('boards').append.apply(of('boards'), (found.boards || []).map(board));
    if (found.answer) file(words.savePairing, '-' + found.round + '.txt', found.answer);
  }
  // Certifies the round and verifies the certificate with the report.
  async function prove(round, mine) {
    var found = await ask('program', 'certify', report, round, language);
    if (mine !== turn) return;
    if (!found.certificate) return void (of('proof').textContent = words.refused + ' ' + found.refused);
    file(words.saveCertificate, '-certificate-' + round + '.txt', found.certificate);
    var certificate = new TextEncoder().encode(found.certificate), both = new Uint8Array(certificate.length + report.length);
    both.set(certificate);
    both.set(report, certificate.length);
    var answer = await ask('verifier', 'verify', both, certificate.length);
    if (mine !== turn) return;
    var why = answer.verified ? '' : ' ' + answer.step + ': ' + answer.why;
    of('proof').textContent = answer.verified ? '✓ ' + filled(words.proved, answer) : '✗ ' + words.refused + why;
  }
  async function answer(round) {
    var mine = ++turn;
    delete d.body.dataset.state;
    if (report) {
      of('answer').hidden = false;
      of('state').textContent = words.working;
      clear();
      // The page is drawn before the program computes.
      await new Promise(function (done) { setTimeout(done, 20) });
      try {
        var bytes = report instanceof File ? new Uint8Array(await report.arrayBuffer()) : report;
        if (mine !== turn) return;
        report = bytes;
        var found = await ask('program', 'pair', report, round, language);
        if (mine !== turn) return;
        show(found);
        if (!found.refused) await prove(found.round, mine);
      } catch (error) {
        if (mine !== turn) return;
        of('state').textContent = words.failed + ' (' + error + ')';
      }
    }
    if (mine === turn) d.body.dataset.state = 'done';
  }
  async function speak(chosen, round) {
    language = chosen;
    words = await ask('program', 'labels', new Uint8Array(0), language);
    d.documentElement.lang = languages[language];
    d.title = words.title;
    d.querySelectorAll('[data-text]').forEach(function (place) {
      place.textContent = filled(words[place.dataset.text], place.dataset);
    });
    of('languages').querySelectorAll('button').forEach(function (button, at) {
      button.setAttribute('aria-pressed', at === language);
    });
    answer(round);
  }
  function take(files) {
    if (!files.length) return;
    name = files[0].name;
    report = files[0];
    answer(0);
  }
  names.forEach(function (text, at) {
    var button = element('button', text);
    button.lang = languages[at];
    button.addEventListener('click', function () { speak(at, +of('round').value) });
    of('languages').append(button);
  });
  of('choose').addEventListener('change', function () { take(of('choose').files) });
  of('round').addEventListener('change', function () { answer(+of('round').value) });
  d.addEventListener('dragover', function (event) { event.preventDefault() });
  d.addEventListener('drop', function (event) {
    event.preventDefault();
    take(event.dataTransfer.files);
  });
  speak(language, 0);
})();
