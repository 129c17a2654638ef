import { expect, it } from 'vitest';
import { renderPage, screen } from '../../../testing/render-page.tsx';
import { plainSpaces } from '../../../testing/plain-spaces.ts';
import type { News } from '../../../domain/news/news.schema.ts';
import { NewsItem } from './NewsItem.tsx';

it('NewsItem shows the date of an article with its year', () => {
  const news = {
    id: 1,
    slug: 'fin-de-temporada',
    title: 'Fin de temporada',
    lead: 'Hasta septiembre.',
    publishedAt: '2026-12-28T09:00:00.000Z',
    category: { slug: 'orquesta', name: 'Orquesta' },
    drawing: { name: 'stand', palette: 'blue' },
    lang: 'es',
  } as unknown as News;
  renderPage(<NewsItem news={news} />);
  expect(plainSpaces(screen.getByRole('article').textContent)).toContain('28 de diciembre de 2026 · Orquesta');
});
