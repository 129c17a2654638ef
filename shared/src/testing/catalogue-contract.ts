import { expect, it } from 'vitest';
import type { Catalogue } from '../contract/remote.ts';
import { flattenCatalogue, placeholdersOf, unusedKeys } from './catalogue-keys.ts';
import { readSources } from './source-files.ts';

export interface CatalogueContract {
  es: Catalogue;
  en: Catalogue;
  /** Folders whose sources translate with this catalogue. */
  folders: readonly string[];
  /** Beginnings of keys that no source in these folders names: they come from data (`status.`), or others use them. */
  fromData?: readonly string[];
}

/** Declares the tests that every package's catalogues must pass. */
export function itHasCompleteCatalogues({ es, en, folders, fromData = [] }: CatalogueContract): void {
  const [spanish, english] = [flattenCatalogue(es), flattenCatalogue(en)];
  const keys = Object.keys(spanish);
  const source = folders
    .flatMap(readSources)
    .map(({ text }) => text)
    .join('\n');

  it('has the same keys in both languages', () => expect(Object.keys(english).toSorted()).toEqual(keys.toSorted()));

  it('has no empty texts', () => {
    expect([...Object.entries(spanish), ...Object.entries(english)].filter(([, text]) => text.trim() === '')).toEqual(
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

  it('has no keys that no source uses', () => {
    expect(unusedKeys(keys, source).filter((key) => !fromData.some((beginning) => key.startsWith(beginning)))).toEqual(
      [],
    );
  });
}
