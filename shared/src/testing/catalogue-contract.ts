import { expect, it } from 'vitest';
import type { Catalogue } from '../contract/remote.ts';
import { createI18n } from './create-i18n.ts';
import { createCatalogueReader, flattenCatalogue } from '../i18n/catalogue-reader.ts';
import { placeholdersOf, unusedKeys } from './catalogue-keys.ts';
import { readSources } from './files/source-files.ts';
import { wordingFaults } from './wording.ts';

export interface CatalogueContract {
  es: Catalogue;
  en: Catalogue;
  /** Folders whose sources translate with this catalogue. */
  folders: readonly string[];
  /** Beginnings of keys that do not occur in the sources of these folders: they come from data (`status.`), or other packages use them. */
  fromData?: readonly string[];
}

type Read = (key: string, values: object) => string;

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

  it.each([
    ['es', spanish],
    ['en', english],
  ] as const)('has no wording fault (%s)', (language, words) => {
    const passages = Object.entries(words).map(([place, text]) => ({ place, language, text }));
    expect(passages.flatMap(wordingFaults)).toEqual([]);
  });

  it('has the same placeholders in both languages', () => {
    expect(
      keys.filter((key) => placeholdersOf(spanish[key] ?? '').join() !== placeholdersOf(english[key] ?? '').join()),
    ).toEqual([]);
  });

  it('has a singular and a plural text for every plural key', () => {
    const plurals = keys.filter((key) => /_(?:one|other)$/.test(key)).map((key) => key.replace(/_(?:one|other)$/, ''));
    expect(plurals.filter((name) => !(`${name}_one` in spanish) || !(`${name}_other` in spanish))).toEqual([]);
  });

  it.each([
    ['es', es],
    ['en', en],
  ] as const)('is read in the browser as i18next reads it on the server (%s)', (locale, catalogue) => {
    const server = createI18n(locale, { own: catalogue }).getFixedT(locale, 'own' as never) as Read;
    const browser = createCatalogueReader(locale, { own: flattenCatalogue(catalogue) }).getFixedT(
      locale,
      'own' as never,
    ) as Read;
    const values = { date: '<b>3</b>', name: '{{title}}', title: '$&', from: 7, price: undefined };
    const counts = [0, 1, 2, 5, 11, 21, 100, 1_000, 1.5];
    for (const key of keys) {
      const name = key.replace(/_(?:one|other)$/, '');
      const asked = name === key ? [values, {}] : counts.map((count) => ({ ...values, count }));
      expect(asked.map((one) => [name, browser(name, one)])).toEqual(asked.map((one) => [name, server(name, one)]));
    }
  });

  it('has no unused keys', () => {
    expect(unusedKeys(keys, source).filter((key) => !fromData.some((beginning) => key.startsWith(beginning)))).toEqual(
      [],
    );
  });
}
