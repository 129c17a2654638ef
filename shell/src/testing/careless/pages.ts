import { carelessData } from './data.ts';
import { type CarelessPage, carelessMarkup } from './markup.ts';

const shown = (element: string) => `Component: () => ${element}`;
const meta = `meta: () => ({ title: 'a', description: 'b' })`;

/** Pages as a team may write them by mistake. One release has them all, and the gate has to name each. */
export const carelessPages: readonly CarelessPage[] = [
  ...carelessMarkup,
  ...carelessData,
  ['no title', shown(`'a'`), 'has no title and no description, unlike the section’s others'],
  [
    'a long title',
    `handle: { meta: () => ({ title: 'Plazas '.repeat(11), description: 'b' }) }, ${shown(`'a'`)}`,
    'has a title of 77 letters; 70 are the most',
  ],
  [
    'a language that is none',
    shown(`h('p', { lang: 'es_ES' }, 'a')`),
    'has something in the language “es_ES”, which is none',
  ],
  ['no first heading', shown(`h('p', null, 'a')`), 'has no first heading (h1)'],
  [
    'a heading two levels down',
    shown(`h('div', null, h('h1', null, 'a'), h('h2', null, 'b'), h('h4', null, 'c'))`),
    'has a heading h4 after an h2',
  ],
  [
    'a field without a label',
    shown(`h('form', null, h('input', { name: 'nombre', placeholder: 'Nombre' }))`),
    'has the field “nombre” without a label',
  ],
  [
    'a link that nobody is told of',
    shown(`h('div', { 'aria-hidden': true }, h('a', { href: '/portal-empleo' }, 'a'))`),
    'has a link, button or field in a part with aria-hidden',
  ],
  [
    'a button in a link',
    shown(`h('a', { href: '/portal-empleo' }, 'a', h('button', null, 'b'))`),
    'has a link, button or field in a link or button',
  ],
  ['an entry of no list', shown(`h('div', null, h('li', null, 'a'))`), 'has an entry (li) that is in no list'],
  ['a list of blocks', shown(`h('ul', null, h('div', null, 'a'))`), 'has <div> between the entries of a list (ul)'],
  [
    'a link to the other language',
    shown(`h('a', { href: '/portal-empleo' }, 'a')`),
    'leads to /portal-empleo, which is in Spanish',
  ],
  [
    'a link to English from Spanish',
    shown(`h('a', { href: '/en/portal-empleo' }, 'a')`),
    'leads to /en/portal-empleo, which is in English',
  ],
  ['a style attribute', shown(`h('p', { style: { color: 'red' } }, 'a')`), 'has a style attribute, which'],
  [
    'a script as text',
    shown(`h('div', { dangerouslySetInnerHTML: { __html: '<script>go()</script>' } })`),
    'has a script as text, which',
  ],
  [
    'a handler as text',
    shown(`h('div', { dangerouslySetInnerHTML: { __html: '<b onclick="go()">a</b>' } })`),
    'has a handler as an attribute, which',
  ],
  ['a link to a script', shown(`h('a', { href: 'javascript:void(0)' }, 'a')`), 'has a link to a script, which'],
  ['a link to the own machine', shown(`h('a', { href: 'http://127.0.0.1:8080/a' }, 'a')`), 'has a link to the machine'],
  ['a picture without alt', shown(`h('img', { src: '/favicon.ico' })`), 'has a picture without alt'],
  [
    'a picture as text',
    shown(`h('img', { alt: '', src: 'data:image/png;base64,' + 'A'.repeat(40_000) })`),
    'has a file as text in the page',
  ],
  ['sound by itself', shown(`h('audio', { autoPlay: true, src: '/a.mp3' })`), 'has something that plays by itself'],
  ['a block in a paragraph', shown(`h('p', null, h('div', null, 'a'))`), 'has a block in a paragraph, which'],
  [
    'a link in a link',
    shown(`h('a', { href: '/' }, 'a', h('a', { href: '/explora' }, 'b'))`),
    'has a link or button in another one, which',
  ],
  ['a form in a form', shown(`h('form', null, h('form', null, 'a'))`), 'has a form in a form, which'],
  [
    'a link without words',
    shown(`h('a', { href: '/' }, h('svg', null))`),
    'has a link, button or heading without words',
  ],
  ['a button without words', shown(`h('button')`), 'has a link, button or heading without words'],
  [
    'data for search engines that are cut off',
    shown(`h('script', { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: '{ "a": ' } })`),
    'has data for search engines that are no JSON',
  ],
  ['a label of nothing', shown(`h('label', { htmlFor: 'nada' }, 'a')`), 'has something that belongs to the id “nada”'],
  ['a link to no part', shown(`h('a', { href: '#nada' }, 'a')`), 'has something that belongs to the id “nada”'],
  [
    'a part named by nothing',
    shown(`h('div', { 'aria-labelledby': 'nada' })`),
    'has something that belongs to the id “nada”',
  ],
  ['a day in one language', shown(`h('p', null, 'El 20 de noviembre')`), 'writes the day “20 de noviembre” in another'],
  [
    'a link to no part of a page',
    shown(`h('a', { href: '/portal-empleo#nada' }, 'a')`),
    'leads to /portal-empleo#nada, and',
  ],
  ['marks as text', shown(`h('p', null, 'L&#39;orchestre')`), 'shows “&#39;”'],
  ['tags as text', shown(`h('p', null, 'a <b>b</b>')`), 'shows “</b>”'],
  ['a text to be written', shown(`h('p', null, 'Lorem ipsum dolor sit amet')`), 'shows “Lorem ipsum”'],
  ['a link to nowhere', shown(`h('a', { href: '#' }, 'a')`), 'has a link to “#”, which leads nowhere'],
  [
    'a link with a slash too many',
    shown(`h('a', { href: '//portal-empleo' }, 'a')`),
    'has a link to “//portal-empleo”, which leads nowhere',
  ],
  ['a link to nobody', shown(`h('a', { href: 'mailto:empleo' }, 'a')`), 'has a link to “mailto:empleo”'],
  [
    'a link without https',
    shown(`h('a', { href: 'www.elsewhere.example' }, 'a')`),
    'www.elsewhere.example, which the site does not have',
  ],
  [
    'a picture that nobody has',
    shown(`h('img', { alt: '', src: '/logo.png' })`),
    'names the file /logo.png, which the site does not have',
  ],
  [
    'a picture called as its file',
    shown(`h('img', { alt: 'IMG_2031.jpg', src: '/favicon.ico' })`),
    'has a picture whose alt is the name of a file',
  ],
  [
    'a misspelt attribute',
    shown(`h('section', { 'aria-labeledby': 'a' }, 'a')`),
    'has the attribute aria-labeledby, which there is not',
  ],
  ['a misspelt role', shown(`h('div', { role: 'buton' }, 'a')`), 'has the role “buton”, which there is not'],
  [
    'an address that leads anywhere',
    `handle: { parameters: ['volver'], ${meta} }, loader({ request }) { const to = new URL(request.url).searchParams.get('volver'); return to ? new Response(null, { status: 302, headers: { Location: to } }) : 1; }, ${shown(`'a'`)}`,
    'sends its visitors wherever its address says',
  ],
  [
    'a hidden field that leads anywhere',
    `handle: { visitorParameters: ['volver'], ${meta} }, loader: ({ request }) => new URL(request.url).searchParams.get('volver') ?? '/portal-empleo', Component: () => h('form', null, h('input', { type: 'hidden', name: 'wanted', value: useLoaderData() }))`,
    'has the hidden field “wanted”, in which there is a path of the site or whatever its address says',
  ],
  [
    'a link that leads anywhere',
    `handle: { visitorParameters: ['volver'], ${meta} }, loader: ({ request }) => new URL(request.url).searchParams.get('volver') ?? '/portal-empleo', Component: () => h('a', { href: useLoaderData() }, 'a')`,
    'has a link or form that leads wherever its address says',
  ],
  [
    'what the visitor before asked for, in capitals',
    `handle: { visitorParameters: ['clave'], ${meta} }, loader: ({ request }) => (lastKey = new URL(request.url).searchParams.get('clave')?.toUpperCase() ?? lastKey), Component: () => h('p', null, useLoaderData())`,
    'shows what the visitor before asked for',
    `let lastKey = '';`,
  ],
  ['an object as text', shown(`h('p', null, 'Plaza: ' + {})`), 'shows “[object Object]”'],
  ['a day that is none', shown(`h('p', null, String(new Date('x')))`), 'shows “Invalid Date”'],
  ['a number that is none', shown(`h('p', null, 'Quedan ' + NaN)`), 'shows “NaN”'],
  ['nothing as text', shown(`h('p', null, undefined + ' plazas')`), 'shows “undefined”'],
  ['a link to nothing', shown(`h('a', { href: '/portal-empleo/oferta/undefined' }, 'a')`), 'shows “/undefined”'],
  [
    'a text without its value',
    `Component: () => h('p', null, useTranslation('jobs').t('portal.familyTitle'))`,
    'shows “{{”',
  ],
  [
    'no description',
    `handle: { meta: () => ({ title: 'a', description: '' }) }, ${shown(`'a'`)}`,
    'has no description',
  ],
  [
    'a canonical address that is no page',
    `handle: { meta: () => ({ title: 'a', description: 'b', canonical: '/portal-empleo/a/b/c' }) }, ${shown(`'a'`)}`,
    'sends search engines to /portal-empleo/a/b/c, which answers 404',
  ],
  [
    'a link to a page that it does not have',
    shown(`h('a', { href: '/portal-empleo/ofertas/todas/7' }, 'a')`),
    'leads to /portal-empleo/ofertas/todas/7, which answers 404',
  ],
  [
    'a link from the place of another page',
    shown(`h('a', { href: 'oferta/a/7' }, 'a')`),
    'leads to /portal-empleo/oferta/a/7, which answers 404',
  ],
  [
    'a link to a page that others do not have',
    shown(`h('a', { href: '/educacion-comunidad/a/b/c' }, 'a')`),
    'leads to /educacion-comunidad/a/b/c, which answers 404',
  ],
  [
    'a link with its language twice',
    shown(`h('a', { href: '/en/en/portal-empleo' }, 'a')`),
    'leads to /en/en/portal-empleo, which answers 404',
  ],
  [
    'a form that leads nowhere',
    shown(`h('form', { action: '/portal-empleo/enviar/a/b' })`),
    'leads to /portal-empleo/enviar/a/b, which answers 404',
  ],
  ['a form that nobody answers', shown(`h('form', { method: 'post' })`), 'has a form that is posted to'],
  [
    'words of another section',
    `Component: () => useTranslation('education').t('title')`,
    'no catalogue has education:title',
  ],
  [
    'the words of whoever came first',
    `Component() { const { t } = useTranslation('jobs'); first ??= t('portal.allVacancies'); return h('p', null, first); }`,
    'says “Ver todas las ofertas”, a text in Spanish',
    'let first;',
  ],
  [
    'nothing in one language',
    `Component: () => (useTranslation('jobs').i18n.language === 'en' ? null : 'a')`,
    'shows nothing, unlike',
  ],
  [
    'what it asks for in another language',
    `loader: async ({ context }) => (await context.get(pageContext).api.get('api/offers', { params: { lang: 'es' } })).status ?? 1, ${shown(`'a'`)}`,
    'asks for api/offers in another language than its own',
  ],
  [
    'a question for each thing of a list',
    `loader: async ({ context }) => { for (let n = 0; n < 41; n++) await context.get(pageContext).api.get('api/offers'); return 1; }, ${shown(`'a'`)}`,
    'times; 40 are the most',
  ],
  [
    'a parameter that has to be a number',
    `handle: { parameters: ['pagina'], ${meta} }, loader: ({ request }) => BigInt(new URL(request.url).searchParams.get('pagina') ?? 1).toString(), ${shown(`'a'`)}`,
    'fails where somebody types',
  ],
  [
    'what a visitor asks for as markup',
    `handle: { visitorParameters: ['texto'], ${meta} }, loader: ({ request }) => new URL(request.url).searchParams.get('texto') ?? '', Component: () => h('div', { dangerouslySetInnerHTML: { __html: useLoaderData() } })`,
    'shows what a visitor asks for as markup',
  ],
  [
    'the machine’s day',
    shown(`new Date().toISOString().slice(0, 10)`),
    'shows the machine’s clock, time zone, language or chance',
  ],
  [
    'the machine’s time zone',
    shown(`new Date(0).toLocaleString('es')`),
    'shows the machine’s clock, time zone, language or chance',
  ],
  [
    'the machine’s language',
    shown(`(1234.5).toLocaleString()`),
    'shows the machine’s clock, time zone, language or chance',
  ],
  [
    'the machine’s language of days',
    shown(`new Intl.DateTimeFormat(undefined, { timeZone: 'Atlantic/Canary' }).format(0)`),
    'shows the machine’s clock, time zone, language or chance',
  ],
  [
    'what only few see by chance',
    shown(`h('p', null, Math.random() < 0.05 ? 'a' : 'b')`),
    'shows the machine’s clock, time zone, language or chance',
  ],
  ['the time since the server started', shown(`h('p', null, performance.now())`), 'is another page each time'],
  ['a name of chance', shown(`h('p', null, crypto.randomUUID())`), 'is another page each time that it is rendered'],
  [
    'data that grow',
    `loader: () => [...visits, visits.push('a visit')], ${shown(`'a'`)}`,
    'has more data each time that it is rendered',
    'const visits = [];',
  ],
  [
    'too much work',
    `Component() { for (const end = process['threadCpuUsage']().user + 2e5; process['threadCpuUsage']().user < end;); return 'a'; }`,
    'ms of the processor each time',
  ],
];

/** The address of a careless page. */
export const carelessPath = (place: number) => `/portal-empleo/n${place}`;

/** The source of the release that has all careless pages. */
export function carelessSource(): string {
  const routes = carelessPages.map(
    ([, route], place) => `{ id: 'jobs.n${place}', path: '${carelessPath(place).slice(1)}', ${route} }`,
  );
  return `import { remote as built } from './built.js';
import { createElement as h } from 'react';
import { pageContext } from '@ofgc/shared/contract';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
${carelessPages.map(([, , , before = '']) => before).join('\n')}
export const remote = { ...built, routes: [...built.routes, ${routes.join(',\n')}] };
`;
}
