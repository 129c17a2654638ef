import type { RemoteModule } from '@ofgc/shared/contract';
import { expect, it, vi } from 'vitest';
import type { ReportError } from '../../composition/errors/report-error.ts';
import { CatalogueLoader } from './catalogue-loader.ts';

const files = vi.hoisted(() => ({ isEnglishThere: false, isSpanishThere: true }));
vi.mock('./catalogue-en.ts', () => ({
  get catalogues() {
    if (!files.isEnglishThere) throw new Error('no en');
    return { shell: { bar: { menu: 'Menu', search: 'Search' } } };
  },
}));
vi.mock('./catalogue-es.ts', () => ({
  get catalogues() {
    if (!files.isSpanishThere) throw new Error('no es');
    return { shell: { bar: { menu: 'Menú', search: 'Buscar' } } };
  },
}));

const firstWords = { shell: { 'bar.menu': 'Menú' } };
function visit() {
  const report = vi.fn<ReportError>();
  return { report, loader: new CatalogueLoader('es', firstWords, report) };
}
const remote = (locales: object) => ({ name: 'jobs', locales }) as unknown as RemoteModule;
const missing = () => Promise.reject(new Error('no file'));

it('the catalogue loader uses the other language’s texts when a catalogue fails to load, and tries again', async () => {
  Object.assign(files, { isEnglishThere: false, isSpanishThere: true });
  const { loader, report } = visit();
  await loader.ensure('en', []);
  expect(loader.i18nOf('en').t('bar.search')).toBe('Buscar');
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'load', part: 'catalogue', remote: 'shell' }),
  );
  files.isEnglishThere = true;
  await loader.ensure('en', []);
  expect(loader.i18nOf('en').t('bar.search')).toBe('Search');
});

it('the catalogue loader uses the first page’s texts, and never keys, when no catalogue loads', async () => {
  Object.assign(files, { isEnglishThere: false, isSpanishThere: false });
  const { loader } = visit();
  await loader.ensure('en', []);
  expect(loader.i18nOf('en').t('bar.menu')).toBe('Menú');
  expect(loader.i18nOf('en').t('bar.search')).toBe('');
});

it('the catalogue loader uses the other language’s texts when a remote’s catalogue fails to load', async () => {
  Object.assign(files, { isEnglishThere: true, isSpanishThere: true });
  const { loader, report } = visit();
  await loader.ensure('en', [remote({ es: async () => ({ default: { title: 'Empleo' } }), en: missing })]);
  const t = loader.i18nOf('en').getFixedT(null, 'jobs') as (key: string) => string;
  expect(t('title')).toBe('Empleo');
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ remote: 'jobs' }));
});
