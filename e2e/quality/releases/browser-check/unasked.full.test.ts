import { describe, expect, it } from 'vitest';
import { look, refusesScripts, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand that do what nobody has asked for: faster than a whole site.
usePagesByHand();

const text = '<p>La orquesta busca una trompa segunda</p>';
const hearCopy = (work: string) =>
  `document.querySelector('main').addEventListener('copy', (event) => { ${work} event.preventDefault(); })`;

describe('checkInBrowser() with a page that', () => {
  it.each<[string, string, string]>([
    [
      'copies something else than what is selected',
      hearCopy(`event.clipboardData.setData('text/plain', getSelection() + ' – ofgc');`),
      'copies “La orquesta busca una trompa segunda – o” when somebody copies “La orquesta busca una trompa segunda”',
    ],
    ['lets nobody copy', hearCopy(''), 'lets nobody copy “La orquesta busca una trompa segunda”'],
    [
      'writes into the clipboard after each copy',
      `document.querySelector('main').oncopy = () => void navigator.clipboard.writeText('ofgc').catch(() => {})`,
      'writes into the clipboard when somebody copies its text',
    ],
    [
      'asks for the same for each of its rows every five seconds',
      `for (let row = 0; row < 16; row++) setInterval(() => fetch('/poll?all'), 5000)`,
      'asks 16 times for /poll?all within a minute while nobody touches it',
    ],
    [
      'asks for the same for each of its rows',
      `for (let row = 0; row < 12; row++) fetch('/poll?all')`,
      'asks 12 times for /poll?all at once while nobody touches it',
    ],
    [
      'waits for a quiet moment as Safari cannot',
      `setTimeout(() => requestIdleCallback(() => {}), 0)`,
      'throws: requestIdleCallback is not defined',
    ],
    [
      'plays something as soon as it is shown',
      `new Audio('data:audio/wav;base64,').play().catch(() => {})`,
      'asks its visitors to hear its sound before they have pressed anything',
    ],
    [
      'subscribes whoever opens it',
      `fetch('/api/newsletter', { method: 'POST', body: location.search })`,
      'sends something (POST /api/newsletter) before anybody has pressed anything: opening a page may only read',
    ],
    [
      'says half a minute later that it was read',
      `setTimeout(() => navigator.sendBeacon('/api/read', 'x'), 30_000)`,
      'sends something (POST /api/read) before anybody has pressed anything: opening a page may only read',
    ],
    [
      'asks to send notifications after some seconds',
      `setTimeout(() => Notification.requestPermission(), 5000)`,
      'asks its visitors to send notifications before they have pressed anything',
    ],
    [
      'asks for the place of its visitors',
      `navigator.geolocation.getCurrentPosition(() => {}, () => {})`,
      'asks its visitors where they are before they have pressed anything',
    ],
    [
      'removes all service workers, as the left-over line of a template does',
      `navigator.serviceWorker?.getRegistrations().then((all) => all.forEach((one) => one.unregister()))`,
      'removes the service worker of the site, which shows pages without a network, before anybody has pressed anything',
    ],
    [
      'deletes what the site keeps each time that it is shown',
      `addEventListener('pageshow', async () => { for (const name of await caches.keys()) await caches.delete(name); })`,
      'deletes what the site keeps on the device for visitors without a network',
    ],
  ])(...refusesScripts(text));

  it('copies the same without soft hyphens, and asks, writes and deletes when a button is pressed: is accepted', async () => {
    const main = `<p>La or\u00ADquesta busca  una trompa se\u00ADgunda</p><button type="button">Cerca de mí</button>`;
    const page = `${hearCopy(`event.clipboardData.setData('text/plain', String(getSelection()).replaceAll('\u00AD', ''));`)};
      for (let row = 0; row < 12; row++) fetch('/poll?' + row);
      setInterval(() => fetch('/poll?all'), 15_000);
      navigator.sendBeacon('/browser-errors', 'no trumpet');
      if ('requestIdleCallback' in window) requestIdleCallback(() => {});
      if (navigator.connection?.saveData) fetch('/poll?small');
      fetch('/poll?head', { method: 'HEAD' });
      const ask = () => { fetch('/poll?live'); setTimeout(ask, 5000); };
      ask();
      addEventListener('touchmove', () => {}, { passive: false });
      Object.assign(document.createElement('video'), { muted: true }).play().catch(() => {});
      navigator.permissions.query({ name: 'notifications' });
      navigator.serviceWorker?.getRegistrations().then((all) => all.map(({ scope, active }) => scope + active?.state));
      document.querySelector('main button').onclick = () => {
        navigator.geolocation.getCurrentPosition(() => {}, () => {});
        navigator.clipboard.writeText('Cerca').catch(() => {});
        caches.delete('ofgc x');
        navigator.serviceWorker?.getRegistrations().then((all) => all.forEach((one) => one.unregister()));
        fetch('/api/near', { method: 'POST' });
      };`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 200_000);

  const play = `<button type="button">Oír</button>`;
  const policy = `document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content: "connect-src 'self'; worker-src 'self'" }));`;
  it('asks another site when a button is pressed, and is content with no answer: refuses the release with the reason', async () => {
    const page = `${policy} document.querySelector('button').onclick = () => void fetch('https://api.weather.example/').catch(() => {});`;
    expect(await look('/portal-empleo', { main: play, page })).toEqual([
      expect.stringMatching(
        /^\/portal-empleo says in the console: Connecting to 'https:\/\/api\.weather\.example\/' violates .*, when somebody uses <button> “Oír”$/,
      ),
    ]);
  }, 200_000);

  it('plays something and says so to the browser, keeps a global of its own, tries what it may lack, and says that a code is unknown: is accepted', async () => {
    const more = `${play}<p role="status"></p><button type="button">Comprobar</button>`;
    const page = `${policy} document.querySelector('button').onclick = () => {
        globalThis.jobsPlayer ??= { at: 0 };
        document.title = 'Suena';
        onbeforeunload = null;
        history.scrollRestoration = 'manual';
        if ('mediaSession' in navigator) navigator.mediaSession.setActionHandler('pause', () => {});
        if (!customElements.get('jobs-player')) customElements.define('jobs-player', class extends HTMLElement {});
        try { new Worker(URL.createObjectURL(new Blob([''])))?.terminate(); } catch {}
      };
      document.querySelectorAll('button')[1].onclick = () => fetch('/gone').then(({ ok }) => { if (!ok) document.querySelector('[role=status]').textContent = 'No hay tal código'; });`;
    expect(await look('/portal-empleo', { main: more, page })).toEqual([]);
  }, 200_000);
});
