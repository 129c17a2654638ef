import type { PageHandle } from '@ofgc/shared/contract';
import { renderServerPage } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { DocumentHead } from './DocumentHead.tsx';

const meta = () => ({ title: 'Página', description: 'Una página' });

it.each<[string, PageHandle, string | undefined]>([
  ['a public page', { meta }, undefined],
  ['a page that says so', { meta: () => ({ ...meta(), noIndex: true }) }, 'noindex, follow'],
  ['a private page', { isPrivate: true, meta }, 'noindex, follow'],
])('what search engines are told of %s', (_, handle, robots) => {
  const page = renderServerPage(<DocumentHead />, {
    path: '/pagina/secreta',
    handle,
    catalogues: { shell: { es, en } },
  });
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(robots);
  const picture = page.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(picture?.includes('secreta')).toBe(robots === undefined);
});
