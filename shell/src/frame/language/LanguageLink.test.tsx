import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { LanguageLink } from './LanguageLink.tsx';

const posted: string[] = [];

function renderLink(path: string, code?: string) {
  posted.length = 0;
  return renderPage(
    <>
      <LanguageLink />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          posted.push(new FormData(event.currentTarget).get('facts') as string);
        }}
      >
        {code && <input type="hidden" name="code" value={code} />}
        <textarea name="facts" aria-label="Hechos" />
        <button type="submit" name="carry">
          Seguir
        </button>
      </form>
    </>,
    { path, catalogues: { shell: { es, en } } },
  );
}
const link = () => screen.getByRole('link', { name: 'English' });

describe('the language link', () => {
  it('stores the choice and opens the page in the other language', async () => {
    const { user, router } = renderLink('/sobre-ofgc/contacto');
    expect(link().getAttribute('href')).toBe('/idioma/en?a=%2Fsobre-ofgc%2Fcontacto');
    await user.click(link());
    expect([router.state.location.pathname, document.cookie]).toEqual([
      '/en/sobre-ofgc/contacto',
      expect.stringContaining('i18n_redirected=en'),
    ]);
  });

  it('stores nothing on a page of the reporting channel', async () => {
    const { user, router } = renderLink('/canal-denuncias/informar');
    expect(link().getAttribute('href')).toBe('/en/canal-denuncias/informar');
    await user.click(link());
    expect([router.state.location.pathname, document.cookie, posted]).toEqual(['/en/canal-denuncias/informar', '', []]);
  });

  it('submits a form that was filled in and can carry its values', async () => {
    const { user, router } = renderLink('/canal-denuncias/informar');
    await user.type(screen.getByRole('textbox', { name: 'Hechos' }), 'Se pagó dos veces');
    await user.click(link());
    expect([posted, router.state.location.pathname]).toEqual([['Se pagó dos veces'], '/canal-denuncias/informar']);
  });

  it('submits an empty form with the code of the report that is shown', async () => {
    const { user, router } = renderLink('/canal-denuncias/seguimiento', 'K7QM');
    await user.click(link());
    expect([posted, router.state.location.pathname]).toEqual([[''], '/canal-denuncias/seguimiento']);
  });
});
