import { describe, expect, it } from 'vitest';
import { look, refusesScripts, sent, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand with forms that are posted: faster than a whole site.
usePagesByHand();

const main = `<form method="post"><input name="nombre"><input type="email" name="correo"><textarea name="hechos"></textarea>
  <button>Enviar</button></form><form><input name="texto"></form>`;
const toEnglish = (work: string) => `{ const link = Object.assign(document.createElement('a'),
    { href: '/idioma/en', hreflang: 'en', textContent: 'English' });
  document.querySelector('header').prepend(link);
  link.onclick = (event) => { event.preventDefault(); history.pushState({}, '', '/en/portal-empleo'); ${work} }; }`;

describe('checkInBrowser() with a page with a form that', () => {
  it.each<[string, string, string]>([
    [
      'looks for what is typed when a field is left',
      `document.querySelector('textarea').onblur = ({ target }) => { if (target.value) fetch('/poll?term=' + encodeURIComponent(target.value)); }`,
      'sends what somebody types into a field “hechos” to /poll before they send the form',
    ],
    [
      'keeps a draft on the server some seconds after the last letter',
      `let timer;
      document.querySelector('form').oninput = ({ currentTarget }) => {
        clearTimeout(timer);
        timer = setTimeout(() => navigator.sendBeacon('/poll', new URLSearchParams(new FormData(currentTarget)).toString()), 5000);
      }`,
      'sends what somebody types into a field “nombre” to /poll before they send the form',
    ],
    [
      'writes what is typed into the address',
      `document.querySelector('form').oninput = ({ target }) => history.replaceState({}, '', '?' + target.name + '=' + target.value)`,
      'writes what somebody types into a field “hechos” of a form that is posted into its address',
    ],
    [
      'is made anew in the other language',
      toEnglish(`const form = document.querySelector('form'); form.outerHTML = form.outerHTML;`),
      'loses what somebody has typed into a field “nombre” when they change the language: it keeps its place (key) in both',
    ],
    [
      'is sent by nobody, because its script waits for a box that is not there',
      `document.querySelector('form').onsubmit = (event) => { event.preventDefault(); if (!document.querySelector('#acepto')?.checked) return; event.target.submit(); }`,
      'does nothing when somebody fills the form with “nombre” and sends it, where scripts run',
    ],
    [
      'cannot be sent, because its button waits for ever',
      `document.querySelector('main button').disabled = true`,
      'lets nobody send the form with “nombre”: its button stays disabled when all its fields are filled',
    ],
    [
      'says that it is being sent, and is not',
      `document.querySelector('form').onsubmit = (event) => { event.preventDefault(); const button = event.target.querySelector('button'); button.textContent = 'Enviando…'; button.disabled = true; }`,
      'changes its button alone when somebody fills the form with “nombre” and sends it, where scripts run: nothing is sent',
    ],
    [
      'disables its fields before the browser reads them',
      `document.querySelector('form').onsubmit = ({ target }) => { for (const field of target.elements) field.disabled = true; }`,
      'sends nothing of what somebody fills into the form with “nombre”',
    ],
    [
      'thanks for what the API has not taken',
      `document.querySelector('form').onsubmit = async (event) => {
        event.preventDefault();
        await fetch('/api/contact', { method: 'POST', body: JSON.stringify(Object.fromEntries(new FormData(event.target))) }).catch(() => {});
        event.target.replaceWith('Gracias');
      }`,
      'loses what somebody has filled into the form with “nombre” when the API does not take it (503)',
    ],
    [
      'throws when it is sent',
      `document.querySelector('form').onsubmit = (event) => { event.preventDefault(); document.querySelector('#acepto').checked; }`,
      `throws: Cannot read properties of null (reading 'checked'), when somebody fills the form with “nombre” and sends it`,
    ],
  ])(...refusesScripts(main));

  it.each<[string, string, string]>([
    [
      'cannot read the answer of nothing',
      '',
      `document.querySelector('form').onsubmit = async (event) => { event.preventDefault(); await (await fetch('/api/x', { method: 'POST' })).json(); }`,
    ],
    [
      'asks whether it is meant, or says what is missing',
      '<form method="post"><input name="otro"><button>Mandar</button></form>',
      `const [one, other] = document.querySelectorAll('form[method=post]');
      one.onsubmit = (event) => { event.preventDefault(); if (confirm('¿De verdad?')) event.target.submit(); };
      other.onsubmit = (event) => { event.preventDefault(); event.target.append('Falta algo'); };`,
    ],
    [
      'takes a file or a code of its own',
      `<form method="post"><input type="file" name="cv" required><button>Mandar</button></form>
        <form method="post"><input name="codigo" pattern="[A-Z]{9}" required><button>Mandar</button></form>`,
      `for (const form of document.querySelectorAll('form[method=post]')) form.onsubmit = (event) => event.preventDefault();
      document.querySelector('form').remove();`,
    ],
    [
      'waits with its button until its code is right, or is closed',
      `<form method="post"><input name="iban"><textarea name="nota"></textarea><button disabled>Mandar</button></form>
        <form method="post"><fieldset disabled><input name="nombre"><button>Apuntarse</button></fieldset></form>`,
      `document.querySelector('form').remove()`,
    ],
    [
      'is sent a moment later, and keeps its texts where the API does not take them',
      '<form method="post"><input name="apellidos"><textarea name="mensaje"></textarea><button>Mandar</button></form>',
      `const [one, other] = document.querySelectorAll('form[method=post]');
      one.onsubmit = async (event) => {
        event.preventDefault();
        const button = one.querySelector('button');
        button.disabled = true;
        await new Promise((resolve) => setTimeout(resolve, 900));
        const { status } = await fetch('/api/contact', { method: 'POST', body: JSON.stringify(Object.fromEntries(new FormData(one))) });
        if (status < 300) one.replaceWith('Gracias');
        else button.disabled = false;
      };
      other.onsubmit = (event) => { event.preventDefault(); other.apellidos.setCustomValidity('No existe'); other.reportValidity(); };`,
    ],
  ])(
    '%s: is accepted, and nothing is sent',
    async (_title, more, page) => {
      sent.length = 0;
      expect(await look('/portal-empleo', { main: main + more, page })).toEqual([]);
      expect(sent).toEqual([]);
    },
    200_000,
  );

  it('asks whether there is anything new, searches by an open form, and stays in the other language: is accepted', async () => {
    sent.length = 0;
    const page = `${toEnglish(`document.querySelector('main button').textContent = 'Send';`)}
      document.querySelector('form').onchange = () => fetch('/poll?changed=1');
      document.querySelector('form').insertAdjacentHTML('afterbegin', '<input aria-label="Concierto" role="combobox" aria-expanded="false" aria-controls="found" name="concierto"><ul id="found" hidden></ul>');
      document.querySelector('[role=combobox]').oninput = ({ target }) => fetch('/poll?find=' + target.value);
      document.querySelectorAll('form')[1].oninput = ({ target }) => fetch('/poll?term=' + target.value);`;
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
    expect(sent).toEqual([]);
  }, 200_000);
});
