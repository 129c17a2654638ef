import { expect, it, vi } from 'vitest';
import { createCatalogueReader } from './catalogue-reader.ts';

type Read = (key: string, values?: object) => string;

it('says which word is missing and shows nothing in its place, never the key', () => {
  const onMiss = vi.fn<(key: string) => void>();
  const t = createCatalogueReader('es', { shell: {} }, onMiss).getFixedT('es', 'shell') as unknown as Read;
  expect(t('menu.close')).toBe('');
  expect(onMiss).toHaveBeenCalledExactlyOnceWith('shell:menu.close');
});

it('reads another namespace where asked, and words that came later', () => {
  const reader = createCatalogueReader('es', { shell: { title: 'Uno' } });
  const t = reader.getFixedT('es', 'shell') as unknown as Read;
  reader.add('jobs', { title: 'Dos' });
  expect([t('title'), t('title', { ns: 'jobs' })]).toEqual(['Uno', 'Dos']);
});
