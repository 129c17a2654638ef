import { expect, it, vi } from 'vitest';
import { onRouteShown } from './route-changes.ts';

const head = (html: string) => {
  document.head.innerHTML = html;
};
const observed = () => new Promise((resolve) => setTimeout(resolve, 20));

it('a route change is reported once, when the page’s title has changed', async () => {
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

it('another search or page of a list is reported without its query, a choice that leaves the head as it is not', async () => {
  const heard = vi.fn<(path: string) => void>();
  history.replaceState(null, '', '/search?term=a');
  head('<title>Results for “a”</title>');
  onRouteShown(heard);
  history.pushState(null, '', '/search?term=a&kind=works');
  document.head.append(document.createElement('style'));
  await observed();
  expect(heard).not.toHaveBeenCalled();
  history.pushState(null, '', '/search?term=b');
  document.title = 'Results for “b”';
  await observed();
  expect(heard.mock.calls).toEqual([['/search']]);
});

it('a route change to a page with the same title is reported when its canonical address has changed', async () => {
  const heard = vi.fn<(path: string) => void>();
  history.replaceState(null, '', '/a');
  head('<title>Same</title><link rel="canonical" href="https://site/a">');
  onRouteShown(heard);
  history.pushState(null, '', '/b');
  document.querySelector('link')?.setAttribute('href', 'https://site/b');
  await observed();
  expect(heard.mock.calls).toEqual([['/b']]);
});
