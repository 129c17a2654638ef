import { renderServerPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { NewsSearch } from './NewsSearch.tsx';

it('the search in the news is a GET form to the search’s page, for news only', () => {
  renderServerPage(<NewsSearch />, { locale: 'en', catalogues: { explore: { es, en } } });
  const term = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the news' });
  expect([term.form?.getAttribute('action'), term.form?.method]).toEqual(['/en/buscar', 'get']);
  expect(Object.fromEntries(new FormData(term.form ?? undefined))).toEqual({ term: '', tipo: 'news' });
});
