import { describe, it } from 'vitest';
import { acceptsPages, refusesPages, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand that search: faster than a whole site.
usePagesByHand();

const form = '<form><input type="search" name="texto"><button>Buscar</button></form>';
const list = '<ul><li>Trompa segunda</li><li>Viola</li></ul>';
const long = '<ul><li>Trompa segunda</li><li>Viola</li><li>Arpa</li><li>Oboe</li></ul>';
/** What the page shows for its address when it is loaded, and a form and links that change the address alone. */
const byAddress = `const ul = document.querySelector('main ul');
  const show = () => { if (location.search) ul.innerHTML = '<li>Nada con ' + location.search + '</li>'; };
  show();
  const go = (query) => { history.pushState({}, '', '/portal-empleo' + query); change(); };
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    go('?' + new URLSearchParams(new FormData(event.currentTarget)));
  });
  for (const link of document.querySelectorAll('main a')) link.onclick = (event) => {
    event.preventDefault();
    go(link.search);
  };`;

describe('checkInBrowser() with a page that', () => {
  it.each<[string, string, string, string]>([
    [
      'does nothing with its search',
      form + list,
      `document.querySelector('form').onsubmit = (event) => event.preventDefault()`,
      'does nothing when somebody fills the field “texto” of a search form and sends it',
    ],
    [
      'takes no word for its search',
      '<form><input type="search" name="texto" pattern="[0-9]{30}" required><button>Buscar</button></form>',
      '',
      'takes no word in the field “texto” of its search: the browser does not send it',
    ],
    [
      'leads to a list of all, whatever was chosen',
      `<form action="/explora"><select name="obra"><option>Todas</option><option value="mahler">Mahler</option><option value="falla">Falla</option></select><button>Ver</button></form>${list}`,
      `document.querySelector('form').onsubmit = (event) => { event.preventDefault(); history.pushState({}, '', '/explora'); }`,
      'leads to /explora without what was chosen, when somebody sends a form with choices',
    ],
    [
      'keeps its list when somebody searches',
      form + list,
      `${byAddress} function change() {}`,
      'still shows “Trompa segunda” in place of “Nada con ?texto=zarabanda” after somebody sends the field “texto” of a search form, unlike the same address when it is loaded',
    ],
    [
      'keeps its list when somebody follows a link to another order of it',
      `<p><a href="?orden=plazo">Por plazo</a></p>${list}`,
      `${byAddress} function change() {}`,
      'still shows “Trompa segunda” in place of “Nada con ?orden=plazo” after somebody follows the link “Por plazo”, unlike the same address when it is loaded',
    ],
    [
      'keeps what it has found when somebody goes back',
      form + long,
      `${byAddress} function change() { show(); }`,
      'still shows “Nada con ?texto=zarabanda” in place of “Trompa segunda” when somebody goes back after sending the field “texto” of a search form: the address is that of before, the page is not',
    ],
    [
      'keeps another order when somebody goes back',
      `<p><a href="?orden=plazo">Por plazo</a></p>${long}`,
      `${byAddress} function change() { show(); }`,
      'still shows “Nada con ?orden=plazo” in place of “Trompa segunda” when somebody goes back after following the link “Por plazo”: the address is that of before, the page is not',
    ],
  ])(...refusesPages);

  it.each<[string, string, string]>([
    ['sends its search to the server', form, ''],
    [
      'names what was chosen in other words',
      `<form action="/explora"><select name="obra"><option>Todas</option><option value="1">Mahler</option><option value="42">Falla</option></select><button>Ver</button></form>${list}`,
      `document.querySelector('form').onsubmit = (event) => {
        event.preventDefault();
        history.pushState({}, '', '/explora/' + event.target.obra.selectedOptions[0].text);
      }`,
    ],
    [
      'leads to another page with what was typed',
      form + list,
      `document.querySelector('form').onsubmit = (event) => { event.preventDefault(); history.pushState({}, '', '/explora/Zarab%C3%A1nda'); }`,
    ],
    [
      'filters its list while somebody types, and says how many are left',
      form + list,
      `document.querySelector('form').onsubmit = (event) => event.preventDefault();
      document.querySelector('form').oninput = () => { document.querySelector('main ul').textContent = '0 ofertas'; }`,
    ],
    [
      'shows in a fold what it searches for, then what it has found and how many, and adds what a link asks for, below a quotation that is another each time',
      `<p role="status"></p><p class="quotation"></p><details><summary>Mostrar</summary>${form}</details><p><a href="?pagina=2">Más</a></p>${list}`,
      `document.querySelector('.quotation').textContent = 'Verso ' + crypto.randomUUID();
      document.querySelector('details').ontoggle = ({ target }) => {
        document.querySelector('summary').textContent = target.open ? 'Ocultar' : 'Mostrar';
      };
      ${byAddress} const all = ul.innerHTML;
      addEventListener('popstate', () => { ul.innerHTML = all; });
      function change() {
        if (location.search !== '?pagina=2') setTimeout(show, 300);
        else ul.innerHTML += '<li>Nada con ?pagina=2</li>';
        document.querySelector('[role=status]').textContent = 'Hecho';
      }`,
    ],
    [
      'asks for a code that has its own form, and waits with its button until it is whole',
      `<search><form><input name="codigo" pattern="[A-Z]{2}[0-9]{12}" required><button>Ver</button></form></search>
      <form><input name="clave"><button disabled>Ver</button></form><dialog><form><input><button>No</button></form></dialog>`,
      `for (const form of document.querySelectorAll('form')) form.onsubmit = (event) => event.preventDefault()`,
    ],
    [
      'shows its list again a moment after somebody goes back, with a word for what was searched',
      `${form}<p class="last"></p>${long}`,
      `${byAddress} const all = ul.innerHTML;
      function change() { show(); document.querySelector('.last').textContent = 'Última búsqueda'; }
      addEventListener('popstate', () => setTimeout(() => { ul.innerHTML = all; }, 700));`,
    ],
    [
      'replaces its address while somebody searches',
      form + long,
      `${byAddress.replace('pushState', 'replaceState')} function change() { show(); }`,
    ],
    [
      'moves to its results, which it has anyway',
      `${form}<h2 tabindex="-1">Resultados</h2>${list}`,
      `document.querySelector('form').onsubmit = (event) => { event.preventDefault(); document.querySelector('h2').focus(); }`,
    ],
  ])(...acceptsPages);
});
