import { expect, it, vi } from 'vitest';
import { createCatalogueReader } from './catalogue-reader.ts';

type Read = (key: string, values?: object) => string;

it('createCatalogueReader reports a missing key and returns an empty text', () => {
  const onMiss = vi.fn<(key: string) => void>();
  const t = createCatalogueReader('es', { shell: {} }, onMiss).getFixedT('es', 'shell') as unknown as Read;
  expect(t('menu.close')).toBe('');
  expect(onMiss).toHaveBeenCalledExactlyOnceWith('shell:menu.close');
});

it('createCatalogueReader reads another namespace, and texts added later', () => {
  const reader = createCatalogueReader('es', { shell: { title: 'Uno' } });
  const t = reader.getFixedT('es', 'shell') as unknown as Read;
  reader.add('jobs', { title: 'Dos' });
  expect([t('title'), t('title', { ns: 'jobs' })]).toEqual(['Uno', 'Dos']);
});
