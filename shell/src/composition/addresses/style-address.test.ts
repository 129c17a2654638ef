import { expect, it } from 'vitest';
import { joinStyles, readStyles } from './style-address.ts';

const sheets = [
  '/assets/shell/a1b2/browser/main.css',
  '/assets/concerts/c3d4/browser/home.next-concert.css',
  '/assets/explore/e5f6/browser/home.news.89abcdef.css',
  '/assets/concerts/c3d4/browser/concerts.poster.css',
];

it('the style sheets of a page are joined to one address that contains releases and chunks', () => {
  const [address, ...others] = joinStyles(sheets);
  expect(others).toEqual([]);
  expect(address).toBe(
    '/assets/styles/shell@a1b2=main,concerts@c3d4=home.next-concert+concerts.poster,explore@e5f6=home.news.css',
  );
  expect(readStyles(address ?? '')).toEqual([
    { name: 'shell', version: 'a1b2', chunks: ['main'] },
    { name: 'concerts', version: 'c3d4', chunks: ['home.next-concert', 'concerts.poster'] },
    { name: 'explore', version: 'e5f6', chunks: ['home.news'] },
  ]);
});

it('style sheets in development are not joined, and no sheets give no address', () => {
  expect(joinStyles(['/assets/shell/dev/browser/main.css'])).toEqual(['/assets/shell/dev/browser/main.css']);
  expect(joinStyles([])).toEqual([]);
});

it.each([
  '/assets/shell/a1b2/browser/main.css',
  '/assets/styles/.css',
  '/assets/styles/shell@a1b2.css',
  '/assets/styles/shell@a1b2=.css',
  '/assets/styles/shell@../..=main.css',
  '/assets/styles/shell@a1b2=../main.css',
  '/assets/styles/shell@a1b2=main,.css',
  '/assets/styles/shell@a1b2=main.js',
])('%s is not an address of joined styles', (address) => expect(readStyles(address)).toBeNull());
