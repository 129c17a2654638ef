import { expect, it } from 'vitest';
import type { Catalogue } from '../contract/remote.ts';
import sharedEs from '../i18n/locales/es.json' with { type: 'json' };
import { flatWords, missingKeys, placeholdersOf, unusedKeys } from './catalogue-check.ts';
import { readSources } from './source-files.ts';

export interface CatalogueContract {
  es: Catalogue;
  en: Catalogue;
  /** Folders whose sources translate with this catalogue. */
  folders: readonly string[];
  /** Beginnings of keys that come from data (`status.`): no source names them. */
  fromData?: readonly string[];
}

/** Declares the tests that every package's words must pass. */
export function itHasWholeCatalogues({ es, en, folders, fromData = [] }: CatalogueContract): void {
  const [spanish, english] = [flatWords(es), flatWords(en)];
  const keys = Object.keys(spanish);
  const files = folders.flatMap(readSources);

  it('has the same words in both languages', () => expect(Object.keys(english).toSorted()).toEqual(keys.toSorted()));

  it('has no empty words', () => {
    expect([...Object.entries(spanish), ...Object.entries(english)].filter(([, words]) => words.trim() === '')).toEqual(
      [],
    );
  });

  it('puts the same values into both languages', () => {
    expect(
      keys.filter((key) => placeholdersOf(spanish[key] ?? '').join() !== placeholdersOf(english[key] ?? '').join()),
    ).toEqual([]);
  });

  it('has both numbers of every plural', () => {
    const plurals = keys.filter((key) => /_(?:one|other)$/.test(key)).map((key) => key.replace(/_(?:one|other)$/, ''));
    expect(plurals.filter((name) => !(`${name}_one` in spanish) || !(`${name}_other` in spanish))).toEqual([]);
  });

  it('has no words that nobody says', () => {
    expect(unusedKeys(keys, files).filter((key) => !fromData.some((beginning) => key.startsWith(beginning)))).toEqual(
      [],
    );
  });

  it('has all words that its sources ask for', () => {
    expect(missingKeys([...keys, ...Object.keys(flatWords(sharedEs))], files)).toEqual([]);
  });
}
