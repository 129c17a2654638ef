// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { ReleaseVector } from '../../composition/release-vector.ts';
import type { DeferredRouter } from '../router/deferred-router.ts';
import type { Remotes } from '../federation/remotes.ts';
import { prefetchNavigation } from './prefetch-navigation.ts';

const release = { version: '1', slots: [], integrity: '' };
const vector: ReleaseVector = {
  jobs: { ...release, mounts: ['/portal-empleo'] },
  about: { ...release, mounts: ['/sobre-ofgc'], isRemoved: true },
};

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

/** Points at an element, or reaches it by keyboard. @returns how often the router was started, and the remotes that were loaded */
async function consider(markup: string, { event = 'pointerover', saveData = false } = {}) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  const start = vi.fn<() => ReturnType<DeferredRouter['start']>>(async () => ({}) as never);
  const load = vi.fn<Remotes['load']>(async () => ({}) as never);
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = markup;
  prefetchNavigation(vector, { start }, { load }, page);
  page.body.firstElementChild?.firstElementChild?.dispatchEvent(new Event(event, { bubbles: true }));
  await new Promise((resolve) => setImmediate(resolve));
  return { started: start.mock.calls.length, loaded: load.mock.calls.map(([name]) => name) };
}

const linkTo = (href: string) => `<a href="${href}"><span>Empleo</span></a>`;
const none = { started: 0, loaded: [] };

it.each(['pointerover', 'focusin'])('loads the router and the section of a link at %s', async (event) => {
  const { origin } = location;
  expect(await consider(linkTo(`${origin}/en/portal-empleo/oferta/7`), { event })).toEqual({
    started: 1,
    loaded: ['jobs'],
  });
});

it('loads nothing with the data saver, nor for a link to another site', async () => {
  expect(await consider(linkTo(`${location.origin}/portal-empleo`), { saveData: true })).toEqual(none);
  expect(await consider(linkTo('https://elsewhere.example/portal-empleo'))).toEqual(none);
});

it('loads no code of a section that was taken down', async () => {
  expect(await consider(linkTo(`${location.origin}/sobre-ofgc`))).toEqual({ started: 1, loaded: [] });
});

it('loads the router for who begins to fill in a form, also with the data saver', async () => {
  const form = '<form method="post"><input name="email" /></form>';
  expect(await consider(form, { event: 'focusin', saveData: true })).toEqual({ started: 1, loaded: [] });
});
