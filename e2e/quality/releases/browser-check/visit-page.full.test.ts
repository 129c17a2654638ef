import { describe, expect, it } from 'vitest';
import { look, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand, with one fault each: faster than a whole site.
usePagesByHand();

it('checkInBrowser() accepts pages without a fault', async () => {
  expect(await look('/nowhere', {})).toEqual([]);
}, 120_000);

describe('checkInBrowser() with a page that', () => {
  it.each<[string, string, string | RegExp]>([
    ['writes to sessionStorage', `sessionStorage.setItem('seen', 'x')`, 'keeps seen in the browser’s storage'],
    ['opens an IndexedDB database', `indexedDB.open('visits')`, 'keeps visits in the browser’s storage'],
    ['opens a cache', `caches.open('pages')`, 'keeps pages in the browser’s storage'],
    ['wraps fetch', `globalThis.fetch = new Proxy(fetch, {})`, 'replaces fetch, which all scripts share'],
    ['binds fetch', `globalThis.fetch = fetch.bind(window)`, 'replaces fetch, which all scripts share'],
    [
      'removes navigator.sendBeacon',
      `navigator.sendBeacon = undefined`,
      'replaces navigator.sendBeacon, which all scripts share',
    ],
    ['replaces Math', `globalThis.Math = Object.create(Math)`, 'replaces Math, which all scripts share'],
    [
      'replaces the iterator of arrays',
      `{ const each = Array.prototype[Symbol.iterator]; Array.prototype[Symbol.iterator] = function () { return each.call(this); }; }`,
      'replaces Array.prototype.Symbol(Symbol.iterator), which all scripts share',
    ],
    ['replaces Date.now', `Date.now = () => 1`, 'replaces Date.now, which all scripts share'],
    [
      'replaces Map.prototype.get',
      `{ const { get } = Map.prototype; Map.prototype.get = function (key) { return get.call(this, key); }; }`,
      'replaces Map.prototype.get, which all scripts share',
    ],
    [
      'adds a method to all arrays',
      `Array.prototype.last = function () { return this.at(-1); }`,
      'adds Array.prototype.last, which all scripts share',
    ],
    [
      'adds a function to Math after a moment',
      `setTimeout(() => { Math.half = (whole) => whole / 2; }, 3000)`,
      'adds Math.half, which all scripts share',
    ],
    ['opens a dialog', `alert('hello')`, 'opens a dialog: hello'],
    ['opens a window', `window.open('/en')`, /^opens a window: /],
    [
      'navigates away after a moment',
      `addEventListener('load', () => setTimeout(() => location.assign('/en'), 300))`,
      /^leads away to .*\/en$/,
    ],
    [
      'reloads itself',
      `if (!location.hash) addEventListener('load', () => setTimeout(() => { location.hash = 'x'; location.reload(); }, 300))`,
      'loads itself again',
    ],
    [
      'sends requests without end',
      `setInterval(() => fetch('/poll'), 200)`,
      /^does not come to rest: after 15 s it still asks for .*\/poll$/,
    ],
    ['sets window.name', `window.name = 'visitor-1'`, 'keeps the window’s name visitor-1 in the browser’s storage'],
    [
      'writes a file to the origin’s storage',
      `await (await navigator.storage.getDirectory()).getFileHandle('seen', { create: true })`,
      'keeps seen in the browser’s storage',
    ],
    [
      'adds a style sheet to the document',
      `const sheet = new CSSStyleSheet(); sheet.replaceSync('h1 { color: red }'); document.adoptedStyleSheets = [sheet]`,
      'changes the styles of the document, which is not the section’s',
    ],
    [
      'sets an attribute of <html>',
      `document.documentElement.dir = 'rtl'`,
      'changes the attribute dir of <html>, which is not the section’s',
    ],
    [
      'sets a style of <body>',
      `document.body.style.filter = 'blur(9px)'`,
      'changes the style of <body>, which is not the section’s',
    ],
    [
      'sets window.onerror',
      `window.onerror = () => true`,
      'changes the handlers of the window, which is not the section’s',
    ],
    [
      'prevents every click',
      `addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true)`,
      'keeps its visitors: a link of the bar does not lead to /',
    ],
    [
      'prevents every key press',
      `addEventListener('keydown', (event) => event.preventDefault(), true)`,
      'keeps the focus: the tabulator leads nowhere',
    ],
    [
      'adds an entry to the history',
      `history.pushState({}, '', location.href)`,
      'changes the history, which is not the section’s',
    ],
    [
      'adds an entry to the history for those whom another site sends',
      `if (document.referrer && new URL(document.referrer).origin !== location.origin) history.pushState({}, '', location.href)`,
      'changes the history, which is not the section’s',
    ],
    [
      'says each second how long it is until something ends',
      `{ const left = Object.assign(document.createElement('p'), { role: 'alert' }); document.querySelector('main').append(left);
        let seconds = 0; setInterval(() => { left.textContent = 'Quedan ' + (90 - ++seconds); }, 1000); }`,
      /^says something new to screen readers again and again while nobody touches it: “Quedan \d+”$/,
    ],
    [
      'throws where its window becomes as narrow as a phone',
      `addEventListener('resize', () => { if (innerWidth < 400) throw new Error('no column'); })`,
      'throws: no column',
    ],
    [
      'is wider than a phone',
      `document.querySelector('main').append(Object.assign(document.createElement('p'), { style: 'margin:0 -8px;width:500px', textContent: 'x' }))`,
      'is 500 pixels wide on a phone of 360',
    ],
    [
      'prevents scrolling by the wheel in its text',
      `document.body.addEventListener('wheel', (event) => event.preventDefault(), { passive: false })`,
      'swallows the wheel where nothing waits for it',
    ],
    [
      'throws seconds after it is shown',
      `setTimeout(() => setTimeout(() => { throw new Error('late'); }, 3000), 6000)`,
      'throws: late',
    ],
    [
      'throws half a minute after it is shown',
      `setTimeout(() => { throw new Error('late'); }, 30_000)`,
      'throws: late',
    ],
    ['leads away after half a minute', `setTimeout(() => location.assign('/en'), 30_000)`, /^leads away to .*\/en$/],
    ['throws in an interval of seconds', `setInterval(() => { throw new Error('late'); }, 9000)`, 'throws: late'],
    [
      'inserts something tall seconds after it is shown',
      `document.querySelector('main').innerHTML = '<p style="height:500px">x</p>';
       setTimeout(() => document.body.prepend(Object.assign(document.createElement('p'), { style: 'height:400px' })), 9000)`,
      /^moves by 0\.\d+ while nobody touches it; 0\.05 is the most$/,
    ],
    [
      'asks for the same each second',
      `setInterval(() => { const request = new XMLHttpRequest(); request.open('GET', '/poll?seats'); request.send(); }, 1000)`,
      /^asks \d+ times for \/poll\?seats within a minute while nobody touches it$/,
    ],
    [
      'inserts something tall on phones',
      `const main = document.querySelector('main');
       main.innerHTML = '<p style="height:500px">x</p>';
       if (innerWidth < 750) setTimeout(() => main.prepend(Object.assign(document.createElement('p'), { style: 'height:300px' })), 500)`,
      /^on a phone moves by 0\.\d+ while nobody touches it; 0\.05 is the most$/,
    ],
    [
      'fails on phones',
      `if (innerWidth < 750) queueMicrotask(() => { throw new Error('too narrow'); })`,
      /^on a phone throws: too narrow$/,
    ],
    [
      'fails where the browser says that it is a phone’s',
      `if (/Android|iPhone/.test(navigator.userAgent)) queueMicrotask(() => { throw new Error('no banner'); })`,
      'on a phone throws: no banner',
    ],
    [
      'fails where a page can be shared',
      `if ('share' in navigator) queueMicrotask(() => { throw new Error('no sheet'); })`,
      'on a phone throws: no sheet',
    ],
    [
      'fails where nothing should move',
      `if (matchMedia('(prefers-reduced-motion: reduce)').matches) queueMicrotask(() => { throw new Error('no motion'); })`,
      'on a phone throws: no motion',
    ],
    ['never finishes loading', `new Image().src = '/never'`, 'does not load within 30 s'],
    ['never ends its script', `for (;;);`, 'does not load within 30 s'],
  ])(
    '%s: refuses that page alone, with the reason',
    async (_title, page, sentence) => {
      const said = await look('/portal-empleo', { page });
      expect(said).toEqual([expect.stringMatching(/^\/portal-empleo /)]);
      const words = said[0]?.replace('/portal-empleo ', '');
      if (typeof sentence === 'string') expect(words).toBe(sentence);
      else expect(words).toMatch(sentence);
    },
    200_000,
  );
});

it('checkInBrowser() sees what covers the bar of the page only where somebody has scrolled', async () => {
  const filters = (style: string) =>
    `<div style="height:1500px"></div><p class="filters" style="position:sticky;${style}">Filtros de plazas</p><div style="height:2000px"></div>`;
  expect(await look('/portal-empleo', { main: filters('top:0;z-index:2;padding:20px;background:white') })).toEqual([
    '/portal-empleo lies over the bar of the page with <p class="filters"> when somebody scrolls',
  ]);
  expect(await look('/portal-empleo', { main: filters('top:0;padding:20px;background:white') })).toEqual([]);
  expect(await look('/portal-empleo', { main: filters('top:60px;z-index:2;background:white') })).toEqual([]);
}, 200_000);

it('a page that shows a clock, and says what it loads and has loaded, is accepted', async () => {
  const main = `<p role="timer"></p><p aria-live="off"></p><p role="status">Cargando</p><p class="plain"></p>`;
  const page = `let seconds = 0;
    setInterval(() => {
      seconds += 1;
      for (const clock of document.querySelectorAll('[role=timer], [aria-live], .plain')) clock.textContent = String(seconds);
      document.querySelector('[role=status]').textContent = seconds < 2 ? 'Un resultado' : 'Dos resultados';
    }, 1000)`;
  expect(await look('/portal-empleo', { main, page })).toEqual([]);
}, 120_000);

it('a page is left by another link than the one to its own language, which leads back to it', async () => {
  const page = `document.querySelector('header').insertAdjacentHTML('beforeend', '<a href="/idioma/es">Español</a>')`;
  expect(await look('/portal-empleo', { page })).toEqual([]);
}, 120_000);

it('checkInBrowser() reports a cookie and stored data only for the page that set them', async () => {
  const page = `document.cookie = 'tracker=1; path=/'; localStorage.setItem('seen', 'x')`;
  expect(await look('/', { page })).toEqual(['/ sets the cookie tracker', '/ keeps seen in the browser’s storage']);
}, 120_000);

it('checkInBrowser() opens pages of the site map like an example, and sees what fails there later', async () => {
  const page = `setTimeout(() => { throw new Error('no concert'); }, 4_000)`;
  const others = { example: '/portal-empleo/oferta/7', listed: ['/portal-empleo/oferta/8', '/explora/oferta/8'] };
  expect(await look('/portal-empleo/oferta/8', { page }, others)).toEqual([
    '/portal-empleo/oferta/8 throws: no concert',
  ]);
  expect(await look('/explora/oferta/8', { page }, others)).toEqual([]);
}, 120_000);

it('checkInBrowser() opens an own page that nothing but a link names, as far as it answers with a page', async () => {
  const fails = `setTimeout(() => { throw new Error('no chart'); }, 4_000)`;
  const main = (to: string) => ({ main: `<p><a href="${to}" style="line-height:2">Ayuda</a></p>` });
  const others = (to: string) => ({ others: { '/portal-empleo': main(to) } });
  expect(await look('/portal-empleo/ayuda', { page: fails }, others('/portal-empleo/ayuda'))).toEqual([
    '/portal-empleo/ayuda throws: no chart',
  ]);
  expect(await look('/explora/ayuda', { page: fails }, others('/explora/ayuda'))).toEqual([]);
}, 120_000);

it('does not open an example whose data are gone', async () => {
  expect(await look('/portal-empleo', {}, { example: '/gone' })).toEqual([]);
}, 200_000);
