import { expect, it } from 'vitest';
import { joinCatalogues, readCatalogueAddress } from './catalogue-address.ts';

const releases = [
  { name: 'shell', version: 'a1b2', chunks: ['main'] },
  { name: 'concerts', version: 'c3d4', chunks: ['home.next-concert', 'home.coming-weeks'] },
];

it('a catalogue address contains the language, releases and chunks', () => {
  const address = joinCatalogues('en', releases);
  expect(address).toBe('/assets/words/en/shell@a1b2=main,concerts@c3d4=home.next-concert+home.coming-weeks.json');
  expect(readCatalogueAddress(address)).toEqual({ locale: 'en', releases });
});

it.each([
  '/assets/words/fr/shell@a1b2=main.json',
  '/assets/words/shell@a1b2=main.json',
  '/assets/words/es/shell@a1b2=main.css',
  '/assets/words/es/shell@a1b2=.json',
  '/assets/words/es/.json',
  '/assets/words/es/shell@../..=main.json',
])('%s is not a catalogue address', (address) => expect(readCatalogueAddress(address)).toBeNull());
