import { createCatalogueReader } from '@ofgc/shared/i18n/catalogue-reader.ts';
import { expect, it } from 'vitest';
import { errorText } from './error-text.ts';

const reader = createCatalogueReader('es', { shell: { title: 'Orquesta' } });

it.each([
  ['changes texts of others', () => reader.addResourceBundle('es', 'shell', {}), 'texts and the language of a page'],
  ['changes the language', () => reader.changeLanguage('en'), 'texts and the language of a page'],
  ['changes what is frozen', () => Object.assign(Object.freeze({ a: 1 }), { a: 2 }), 'is frozen'],
])('the error of code that %s says what is shared', (_what, work, hint) => {
  expect(errorText(thrownBy(work), { name: 'jobs', version: 'v1' })).toContain(hint);
});

it('other errors keep their message', () =>
  expect(errorText(new TypeError('row.map is not a function'), { name: 'jobs', version: 'v1' })).toBe(
    'row.map is not a function',
  ));

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
