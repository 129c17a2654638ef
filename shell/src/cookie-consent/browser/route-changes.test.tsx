import { expect, it, vi } from 'vitest';
import { onRouteShown } from './route-changes.ts';

const head = (html: string) => {
  document.head.innerHTML = html;
};
const observed = () => new Promise((resolve) => setTimeout(resolve, 20));

it('tells of a page when its title is there, not when a style sheet comes before it, and once', async () => {
  const heard = vi.fn<(path: string) => void>();
  history.replaceState(null, '', '/');
  head('<title>Home</title>');
  onRouteShown((path) => heard(`${path} ${document.title}`));
  document.title = 'Home, in a moment';
  await observed();
  history.pushState(null, '', '/calendar');
  document.head.append(document.createElement('style'));
  await observed();
  expect(heard).not.toHaveBeenCalled();
  document.title = 'Calendar';
  await observed();
  document.head.append(document.createElement('style'));
  document.title = 'Calendar, filtered';
  await observed();
  expect(heard.mock.calls).toEqual([['/calendar Calendar']]);
});

it('tells of a page with the title of the one before by its canonical address', async () => {
  const heard = vi.fn<(path: string) => void>();
  history.replaceState(null, '', '/a');
  head('<title>Same</title><link rel="canonical" href="https://site/a">');
  onRouteShown(heard);
  history.pushState(null, '', '/b');
  document.querySelector('link')?.setAttribute('href', 'https://site/b');
  await observed();
  expect(heard.mock.calls).toEqual([['/b']]);
});
