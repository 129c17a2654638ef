/** A page with a mistake: what it is, the fields of its route, what the gate says of it, and code outside of the route. */
export type CarelessPage = [what: string, route: string, reason: string, before?: string];

const shown = (element: string) => `Component: () => ${element}`;
const said = (differences: string) => `handle: { meta: () => ({ title: 'a', description: 'b', ${differences} }) }`;

/** Pages with mistakes that stand in what the server sends of them. */
export const carelessMarkup: readonly CarelessPage[] = [
  [
    'two first headings',
    shown(`h('div', null, h('h1', null, 'a'), h('h1', null, 'b'))`),
    'has two first headings (h1)',
  ],
  [
    'a form that only scripts send',
    shown(`h('form', null, h('input', { type: 'email', 'aria-label': 'a' }), h('button', null, 'Mandar'))`),
    'has the form “Mandar”, which nobody sends without scripts',
  ],
  [
    'an e-mail address in the address',
    shown(`h('form', { action: '' }, h('input', { type: 'email', name: 'correo', 'aria-label': 'a' }))`),
    'would write “correo” into the address',
  ],
  [
    'a button that waits for scripts',
    `action: () => null, ${shown(`h('form', { method: 'post' }, h('input', { name: 'a', 'aria-label': 'a' }), h('button', { disabled: true }, 'Mandar'))`)}`,
    'has the form “Mandar”, whose button is disabled',
  ],
  [
    'a lone 0',
    shown(`h('section', null, h('h1', null, 'a'), [].length && h('ul'))`),
    'shows a lone “0” beside its content',
  ],
  [
    'a button in the other language',
    shown(`h('button', { type: 'button' }, 'Imprimir o guardar')`),
    'says “Imprimir o guardar” in Spanish, in its code',
  ],
  [
    'an offer of what is over',
    `${said(`jsonLd: [{ '@type': 'Event', name: 'a', location: { name: 'b' }, startDate: '2026-11-01', endDate: '2026-11-02', offers: { price: 12, availability: 'https://schema.org/InStock' } }]`)}, ${shown(`'a'`)}`,
    'offers search engines what is over: Event until 2026-11-02, InStock',
  ],
  ['less than nothing', shown(`h('p', null, 'Quedan ', -365, ' días')`), 'shows “-365 días”'],
  [
    'a fold that only scripts open',
    shown(
      `h('div', null, h('button', { type: 'button', 'aria-expanded': false, 'aria-controls': 'b' }, 'Más'), h('p', { id: 'b', hidden: true }, 'a b c d e '.repeat(20)))`,
    ),
    'has the fold “Más”, which only scripts open',
  ],
  ['a film without subtitles', shown(`h('video', { controls: true })`), 'has a film with sound and without subtitles'],
  [
    'a table without heads',
    shown(
      `h('table', null, h('tbody', null, [1, 2].map((n) => h('tr', { key: n }, h('td', null, n), h('td', null, n)))))`,
    ),
    'has a table without heads',
  ],
  [
    'a link with another name',
    shown(`h('a', { href: 'https://elsewhere.example/', 'aria-label': 'Leer más' }, 'Bases de la plaza')`),
    'has “Bases de la plaza”, which is called “Leer más”',
  ],
  ['a second viewport', shown(`h('meta', { name: 'viewport', content: 'maximum-scale=1' })`), 'has two viewports'],
  [
    'data that search engines refuse',
    `${said(`jsonLd: [{ '@type': 'JobPosting', title: 'a' }]`)}, ${shown(`'a'`)}`,
    'has data for search engines that they refuse: JobPosting without description',
  ],
  [
    'no way out',
    `handle: { isBare: true, meta: () => ({ title: 'a', description: 'b' }) }, loader: () => 1, ${shown(`h('h1', null, 'a')`)}`,
    'has neither bar nor footer (isBare), and no link to another page',
  ],
  [
    'labels of the other language',
    shown(
      `h('div', null, h('button', { type: 'button' }, 'Enviar'), h('button', { type: 'button' }, 'Search'), h('label', null, h('input'), 'Apellidos'), h('label', null, h('input'), 'Deadline'))`,
    ),
    'in its code: what is meant so has its lang',
  ],
  [
    'days of the other language',
    shown(`h('div', null, h('p', null, '20 de noviembre'), h('p', null, '20 November'))`),
    'in another language than its own',
  ],
  [
    'sums of the other language',
    shown(`h('div', null, h('p', null, '€12.50'), h('p', null, '12,50 €'))`),
    'in another language than its own',
  ],
  [
    'each entry twice',
    shown(
      `h('ul', null, [1, 2, 3, 1, 2, 3].map((n, at) => h('li', { key: at }, h('a', { href: 'https://elsewhere.example/' + n }, 'Sala ' + n))))`,
    ),
    'has 3 entries of a list twice, as that which leads to https://elsewhere.example/1',
  ],
  ['a note to oneself', shown(`h('p', null, 'TODO: texto de recursos humanos')`), 'shows “TODO:”'],
  [
    'another number than it says',
    shown(`h('a', { href: 'tel:+34928472571' }, '928 47 25 70')`),
    'has a link that says “928 47 25 70” and leads to tel:+34928472571',
  ],
  [
    'links that nobody can use',
    shown(
      `h('div', { inert: true }, [1, 2, 3].map((n) => h('a', { key: n, href: 'https://elsewhere.example/' + n }, n)))`,
    ),
    'has most of its links in a part that is inert',
  ],
  [
    'labels of one another',
    shown(
      `h('form', null, h('label', null, 'Correo', h('input', { name: 'a', autoComplete: 'name' })), h('label', null, 'Nombre', h('input', { name: 'b', type: 'email' })))`,
    ),
    'has the label “Correo” on the field “a”, and “Nombre” on “b”',
  ],
  [
    'a name of four letters',
    shown(`h('label', null, 'Nombre', h('input', { name: 'nombre', maxLength: 4 }))`),
    'has the field “nombre”, which takes 4 letters',
  ],
  [
    'a hidden field that has to be filled in',
    `action: () => null, ${shown(`h('form', { method: 'post' }, h('input', { name: 'empresa', required: true, hidden: true }), h('button', null, 'Mandar'))`)}`,
    'has the field “empresa”, which is required and hidden',
  ],
  [
    'a consent in a hidden field',
    `action: () => null, ${shown(`h('form', { method: 'post' }, h('input', { type: 'hidden', name: 'consent', value: 'true' }), h('button', null, 'Mandar'))`)}`,
    'has the consent “consent” in a hidden field',
  ],
];
