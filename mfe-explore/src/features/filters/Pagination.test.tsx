import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import es from '../../locales/es.json' with { type: 'json' };
import { Pagination } from './Pagination.tsx';

const render = (page: number, total: number) =>
  renderToMarkup(<Pagination meta={{ total, page, perPage: 12 }} pathOf={(number) => `/lista?pagina=${number}`} />, {
    catalogues: { explore: es },
  });

describe('Pagination', () => {
  it('is not there for a single page', () => expect(render(1, 12)).toBe(''));

  it('leads on from the first page and back from the last', () => {
    expect(render(1, 30)).toContain('href="/lista?pagina=2"');
    expect(render(1, 30)).not.toContain('rel="prev"');
    expect(render(3, 30)).toContain('href="/lista?pagina=2"');
    expect(render(3, 30)).not.toContain('rel="next"');
  });

  it('says where one is', () => expect(render(2, 30)).toContain('Página 2 de 3'));
});
