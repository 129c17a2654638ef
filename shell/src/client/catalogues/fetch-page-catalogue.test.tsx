import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { fetchPageCatalogue } from './fetch-page-catalogue.ts';

const answer = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', answer);
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => document.head.replaceChildren());

function preload(): void {
  document.head.innerHTML =
    '<link rel="preload" id="page-words" href="http://localhost/words.json" data-integrity="sha384-w" as="fetch">';
}

it('the page catalogue is fetched from the preload’s address with its integrity hash', async () => {
  preload();
  answer.mockResolvedValueOnce(Response.json({ shell: { close: 'Cerrar' } }));
  expect(await fetchPageCatalogue(document, {})).toEqual({ shell: { close: 'Cerrar' } });
  expect(answer).toHaveBeenCalledWith('http://localhost/words.json', { integrity: 'sha384-w' });
});

it('the page catalogue is the page’s own texts if the page preloads none, as in development', async () => {
  answer.mockClear();
  expect(await fetchPageCatalogue(document, { shell: { close: 'Cerrar' } })).toEqual({ shell: { close: 'Cerrar' } });
  expect(answer).not.toHaveBeenCalled();
});

it.each([404, 200])(
  'fetching the page catalogue throws when the response is no catalogue (status %i)',
  async (status) => {
    preload();
    answer.mockResolvedValueOnce(new Response('No release has these words.', { status }));
    await expect(fetchPageCatalogue(document, {})).rejects.toThrow();
  },
);
