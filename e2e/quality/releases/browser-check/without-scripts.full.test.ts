import { describe, expect, it } from 'vitest';
import { look, refusesPages, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand, which a browser without scripts shows: faster than a whole site.
usePagesByHand();

const styled = (css: string) => `<style>${css}</style>`;

describe('checkInBrowser() with a page that', () => {
  const show = `document.querySelector('.late').classList.add('seen')`;
  it.each<[string, string, string]>([
    [
      'is transparent until a script has run',
      `${styled('.late { opacity: 0 } .late.seen { opacity: 1 }')}<ul class="late"><li>Una plaza</li></ul>`,
      show,
    ],
    [
      'shows what is scrolled to by a script',
      `${styled('.late { visibility: hidden; margin-top: 2000px } .late.seen { visibility: visible }')}<p class="late">Una plaza</p>`,
      `new IntersectionObserver(([{ isIntersecting }]) => { if (isIntersecting) ${show} }).observe(document.querySelector('.late'))`,
    ],
    [
      'has no height until a script has run',
      `${styled('.late { overflow: hidden; height: 0 } .late.seen { height: auto }')}<div class="late"><p>Una plaza</p></div>`,
      show,
    ],
  ])(
    '%s: refuses the release with the reason',
    async (_title, main, page) => {
      expect(await look('/portal-empleo', { main, page })).toEqual([
        '/portal-empleo shows “Una plaza” to nobody whose browser runs no scripts',
      ]);
    },
    200_000,
  );

  const list = `<ul>${Array.from({ length: 40 }, (_, at) => `<li>${'abcdefghij'[at % 10]}plaza${'abcd'[Math.floor(at / 10)]}</li>`).join('')}</ul>`;
  it.each<[string, string, string, string]>([
    [
      'fetches its list in the browser',
      '<h1>Ofertas de empleo</h1>',
      `document.querySelector('main').insertAdjacentHTML('beforeend', '${list}')`,
      'shows “aplazaa bplazaa cplazaa dplazaa eplazaa fplazaa” only where scripts run: what a page is about stands in the server’s page',
    ],
    [
      'shows where somebody applies only when scripts have run',
      '<h1>Ofertas de empleo</h1>',
      `document.querySelector('main').insertAdjacentHTML('beforeend', '<p><a href="https://plazas.example/trompa">Solicitar</a></p>')`,
      'shows the link to https://plazas.example/trompa only where scripts run: it stands in the server’s page, too',
    ],
    [
      'shows its telephone only when scripts have run',
      '<p><a href="tel:+34928472571">928 47 25 71</a></p>',
      `document.querySelector('main').insertAdjacentHTML('beforeend', '<p><a href="tel:+34928472570">928 47 25 70</a></p>')`,
      'shows the link to tel:+34928472570 only where scripts run: it stands in the server’s page, too',
    ],
    [
      'has a form whose fields wait for scripts',
      '<form method="post"><fieldset disabled><input name="nombre"></fieldset><button type="button">Más</button></form>',
      `document.querySelector('fieldset').disabled = false`,
      'keeps the field “nombre” of its form disabled until scripts run: without them nobody fills it in',
    ],
    [
      'has a button that unfolds a text',
      '<h3><button type="button" aria-expanded="false" aria-controls="b1">Requisitos</button></h3><div id="b1" hidden>Título superior de música y diez años de atril en una orquesta</div>',
      `document.querySelector('h3 button').onclick = ({ target }) => { target.ariaExpanded = 'true'; document.querySelector('#b1').hidden = false; }`,
      'keeps what “Requisitos” unfolds from whoever runs no scripts: <details> unfolds without them',
    ],
  ])(...refusesPages);

  it('adds a few words, has filters that unfold, and folds only where scripts run: is accepted', async () => {
    const text = 'Título superior de música y diez años de atril en una orquesta';
    const main = `${styled('@media (scripting: none) { .more { display: none } }')}<h1>Ofertas de empleo</h1>${list}<form method="get"><button type="button" class="filter" aria-expanded="false" aria-controls="f">Filtros</button><p id="f" hidden>${text} primera</p></form>
      <form method="post"><fieldset disabled><input name="tutor"></fieldset><input name="nombre"><button type="button">Más</button></form>
      <button type="button" class="more" aria-expanded="false" aria-controls="b1">Menos</button><div id="b1">${text}</div>`;
    const page = `document.querySelector('main').insertAdjacentHTML('beforeend', '<p><a href="https://chat.example/?text=plaza">Compartir</a></p>');
      document.querySelector('#b1').hidden = true;
      document.querySelector('.more').onclick = ({ target }) => { target.ariaExpanded = 'true'; document.querySelector('#b1').hidden = false; };
      document.querySelector('.filter').onclick = ({ target }) => { target.ariaExpanded = 'true'; document.querySelector('#f').hidden = false; };
      document.querySelector('main').insertAdjacentHTML('beforeend', '<p>Quedan 12 plazas libres para la audición</p>')`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 200_000);

  it('makes a form by script that leads to a page: refuses the release with the reason', async () => {
    const form =
      '<form action="/portal-empleo"><label>Lugar <input name="lugar"></label><button>Buscar</button></form>';
    const page = `document.querySelector('main').insertAdjacentHTML('beforeend', '${form}')`;
    expect(await look('/portal-empleo', { page })).toEqual([
      '/portal-empleo has a form that leads to /portal-empleo only where scripts run: it stands in the server’s page, too',
    ]);
  }, 200_000);

  it('complains where a campaign has added a parameter to its address: refuses the release', async () => {
    const page = `if (location.search) console.error('Hydration failed')`;
    expect(await look('/en', { page })).toEqual(['/en says in the console: Hydration failed']);
  }, 200_000);

  it('hides what is folded in, moves, belongs to a script or is for screen readers: is accepted', async () => {
    const main = `${styled(`.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
      .tip { opacity: 0 } .moves { animation: come .3s .2s both } @keyframes come { from { opacity: 0 } }
      .far { margin-top: 2000px; animation: come linear both; animation-timeline: view(); animation-range: entry }`)}
      <details><summary>Más</summary><p>Dentro</p></details><p class="visually-hidden">Para quien escucha</p>
      <p class="tip">Al pasar</p><p class="moves">Entra</p><p class="far">Lejos</p><p class="tool" hidden>Abrir</p>
      <p><button type="button" style="visibility: hidden">Imprimir</button></p>`;
    const page = `document.querySelector('.tool').hidden = false;
      document.querySelector('main button').style.visibility = 'visible';
      document.querySelector('main').insertAdjacentHTML('beforeend', '<p>Solo con guiones</p>')`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  }, 200_000);
});
