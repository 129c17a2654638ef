import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Pagination } from './Pagination.tsx';

const render = (page: number, total: number) =>
  renderPage(<Pagination meta={{ total, page, perPage: 12 }} pathOf={(number) => `/lista?pagina=${number}`} />, {
    catalogues: { explore: { es, en } },
  });
const steps = () => screen.getAllByRole('link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);

describe('Pagination', () => {
  it('renders nothing for a single page', () => expect(render(1, 12).container.childElementCount).toBe(0));

  it.each([
    [1, [['next', '/lista?pagina=2']]],
    [
      2,
      [
        ['prev', '/lista?pagina=1'],
        ['next', '/lista?pagina=3'],
      ],
    ],
    [3, [['prev', '/lista?pagina=2']]],
  ])('links to the neighbours of page %i of three and names the page', (page, links) => {
    render(page, 30);
    expect(steps()).toEqual(links);
    expect(screen.getByText(`Página ${page} de 3`)).toBeTruthy();
  });
});
