import type { VariantOptions } from '../sample-releases/built-releases.ts';

/** The path of the page that variants add. */
const addedPath = '/portal-empleo/nueva';

type Variant = Omit<VariantOptions, 'version'>;

const wrap = (differences: string, before = '') =>
  `import { remote as built } from './built.js';
import { Component, createContext, createElement, Fragment, lazy, memo, Suspense, use, useActionState, useDeferredValue, useEffect, useId, useMemo, useOptimistic, useReducer, useState, useSyncExternalStore, useTransition } from 'react';
import { pageContext, useSite } from '@ofgc/shared/contract';
import { createPortal } from 'react-dom';
import { useLoaderData, useLocation } from 'react-router';
${before}
export const remote = { ...built, ${differences} };\n`;

const handle = `handle: { meta: () => ({ title: 'Nueva', description: 'Una página nueva.' }) }`;
/** A variant with one more page, below a heading. @param shown its component's code @param rest of its route @param before code outside of the route */
const page = (shown: string, { rest = '', before = '' } = {}): Variant => ({
  source: wrap(
    `routes: [...built.routes, { id: 'jobs.added', path: '${addedPath.slice(1)}', Component: () => createElement(Fragment, null, createElement('h1', null, 'Nueva'), createElement(Shown)), ${handle}, ${rest} }]`,
    `function Shown() { ${shown} }\n${before}`,
  ),
});
const text = (expression: string, before = '') =>
  page(`return createElement('p', null, String(${expression}));`, { before });
const loaded = (work: string) =>
  page(`return createElement('p', null, String(useLoaderData()));`, {
    rest: `loader: async ({ request }) => { ${work} }`,
  });
const slot = (code: string): Variant => ({
  source: wrap(`slots: { ...built.slots, 'home.jobs': async () => ({ slot: ${code} }) }`),
});
const words = (es: string, en: string): Variant => ({
  source: wrap(
    `locales: Object.fromEntries(Object.entries(built.locales).map(([locale, load]) => [locale, async () => ({ default: { ...(await load()).default, added: locale === 'es' ? ${es} : ${en} } })]))`,
  ),
});

/** Common, harmless changes, each alone: the gate has to accept them. */
export const goodVariants: Record<string, Variant> = {
  'nothing changed': {},
  'a comment about process.env': { source: wrap('', '// The build reads process.env, this file does not.') },
  'a comment about process.exit in several lines': { source: wrap('', '/* Not\n process.exit(1)\n either. */') },
  'a constant more': { source: wrap('', 'export const colours = ["red", "blue"];') },
  'a module that waits before it is there': {
    source: wrap('', 'await new Promise((resolve) => setTimeout(resolve, 20));'),
  },
  'words in both languages': words(`{ title: 'Más' }`, `{ title: 'More' }`),
  'words with values in them': words(`{ count: '{{count}} plazas' }`, `{ count: '{{count}} places' }`),
  'words with forms of a number, and some that only look like them': words(
    `{ places_one: 'Una', places_many: '{{count}} de plazas', places_other: '{{count}} plazas', chapter_one: 'Uno' }`,
    `{ places_one: 'One', places_other: '{{count}} places', chapter_one: 'One' }`,
  ),
  'words with marks and quotes': words(`{ quote: '«¿Qué?» <b>sí</b>' }`, `{ quote: '‘What?’ <b>yes</b>' }`),
  'long words': words(`{ text: 'a'.repeat(5_000) }`, `{ text: 'b'.repeat(5_000) }`),
  'a page': page(`return createElement('h2', null, 'Nueva');`),
  'a page with a fragment': page(`return createElement(Fragment, null, 'a', createElement('b', null, 'c'));`),
  'a page that shows nothing': page('return null;'),
  'a page with a link': page(`return createElement('a', { href: useLocation().pathname }, 'Nueva');`),
  'a page with state': page(`const [count] = useState(3); return createElement('p', null, count);`),
  'a page with a reducer': page(`const [count] = useReducer((n) => n + 1, 3); return createElement('p', null, count);`),
  'a page with an id': page(`return createElement('p', { id: useId() }, 'id');`),
  'a page that remembers': page(`return createElement('p', null, useMemo(() => [3, 1, 2].toSorted().join(), []));`),
  'a component that is remembered': page(`return createElement(Kept);`, {
    before: `const Kept = memo(() => createElement('p', null, 'kept'));`,
  }),
  'a class component': page(`return createElement(Old);`, {
    before: `class Old extends Component { render() { return createElement('p', null, 'old'); } }`,
  }),
  'a component that comes later': page(`return createElement(Suspense, { fallback: '…' }, createElement(Late));`, {
    before: `const Late = lazy(async () => ({ default: () => createElement('p', null, 'late') }));`,
  }),
  'a formatter for each language': text(
    `formatOf('es').format(3)`,
    `const formats = new Map(); function formatOf(language) { if (!formats.has(language)) formats.set(language, new Intl.NumberFormat(language)); return formats.get(language); }`,
  ),
  'a module that is imported once and kept': page(`return createElement('p', null, 'kept');`, {
    rest: `loader: async () => ((keptPromise ??= Promise.resolve('later')), 1)`,
    before: 'let keptPromise;',
  }),
  'a promise that is read': page(`return createElement('p', null, use(kept));`, {
    before: `const kept = Promise.resolve('read');`,
  }),
  'a page with its own error page': page(`return createElement('p', null, 'well');`, {
    rest: `ErrorBoundary: () => createElement('p', null, 'not well')`,
  }),
  'a page with its own error page for data that do not come': page(
    `return createElement('p', null, String(useLoaderData()));`,
    {
      rest: `loader: async ({ context }) => (await context.get(pageContext).api.get('api/pages', { params: { path: '/portal-empleo' } })).data.data.id,
        handle: { meta: ({ data }) => ({ title: data === undefined ? 'Nueva' : ['Nueva'].at(data - data), description: 'Una página nueva.' }) },
        ErrorBoundary: () => createElement(Fragment, null, createElement('h1', null, 'Nueva'), createElement('p', null, 'not well'))`,
    },
  ),
  'an action': page(`return createElement('p', null, 'form');`, { rest: `action: async () => null` }),
  'a route below a route': page(`return createElement('p', null, 'above');`, {
    rest: `children: [{ id: 'jobs.below', path: 'mas', Component: () => createElement('p', null, 'below') }]`,
  }),
  'an address of e-mail with a point': text(`'empleo.portal@ofgc.example'`),
  'an address of the web': text(`'www.portal-empleo.example/filter.html'`),
  'a sentence with points': text(`'Portal. Filtrar. Oferta. Descargue portal.pdf'`),
  'the steps of a process': text('steps', `const process = { steps: 3 }; const { steps } = process;`),
  'the word process': text(`'El process.env de la selección'.length`),
  dates: text(`new Intl.DateTimeFormat('es', { timeZone: 'Atlantic/Canary' }).format(0)`),
  figures: text(`new Intl.NumberFormat('es').format(123456.7)`),
  plurals: text(`new Intl.PluralRules('es').select(2)`),
  'parts of an address': text(`new URL('/a?b=c', 'https://ofgc.example').searchParams.get('b')`),
  copies: text(`structuredClone({ a: [1, 2] }).a.length`),
  groups: text(`Object.keys(Object.groupBy([1, 2, 3], (n) => (n % 2 ? 'odd' : 'even'))).join()`),
  sets: text(`new Set([1, 2]).union(new Set([3])).size`),
  'a class of arrays of its own': text(`new Row(1, 2).map((n) => n * 2).join()`, 'class Row extends Array {}'),
  'an object with a method called map': text(`({ map: () => 'own' }).map()`),
  'an object with a text of its own': text(`({ toString: () => 'own' })`),
  'an error with a cause': text(`new Error('a', { cause: new TypeError('b') }).cause.message`),
  'an error of its own': text(`new Gone('gone').message`, `class Gone extends Error { name = 'Gone'; }`),
  generators: text(`[...(function* () { yield 1; yield 2; })()].join()`),
  'large figures': text('(2n ** 64n)'),
  'a stand-in for an object': text(`new Proxy({}, { get: () => 'proxied' }).anything`),
  'a line in the console': text(`(console.info('a page of jobs was rendered'), 'said')`),
  'data that takes its time': loaded(`await new Promise((resolve) => setTimeout(resolve, 150)); return 'late';`),
  'data that depends on the address': loaded('return new URL(request.url).pathname;'),
  'data with a deadline that is not taken back': loaded(
    `return Promise.race([Promise.resolve(1), new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 3_000))]);`,
  ),
  'data that is asked for again until it is there': loaded(
    `for (const end = Date.now() + 40; Date.now() < end;) await new Promise((resolve) => setTimeout(resolve, 10)); return 1;`,
  ),
  'data that is drawn until it is another': loaded(
    `let drawn = 0; while (drawn === 0) drawn = Math.floor(Math.random() * 2); return drawn;`,
  ),
  'data with a deadline': loaded('AbortSignal.any([request.signal, AbortSignal.timeout(60_000)]); return 1;'),
  'data of chance': loaded('return Math.random();'),
  'a page that tells the minute': text(`useSite().renderedAt.toISOString()`),
  'a day that is counted from': page('return null;', {
    rest: `loader: ({ context }) => { const end = context.get(pageContext).now(); end.setDate(end.getDate() + 7); return end.toISOString().slice(0, 10); }`,
  }),
  'the day of the islands that is asked for': page('return null;', {
    rest: `loader: async ({ context }) => { const { api, now } = context.get(pageContext); const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Atlantic/Canary', year: 'numeric', month: '2-digit', day: '2-digit' }).format(now()); return (await api.get('api/offers', { params: { from: day } })).data.data.length; }`,
  }),
  'a dialog, and what opens it': page(
    `return createElement(Fragment, null, createElement('button', { popoverTarget: 'jobs-more' }, 'Más'), createElement('div', { popover: 'auto', id: 'jobs-more' }, 'Más'), createElement('dialog', { id: 'jobs-ask' }, '¿Sí?'));`,
  ),
  'what another source holds': text(`useSyncExternalStore(() => () => {}, () => 'browser', () => 'server')`),
  'a part of a page that comes by and by': page(
    `const [isLate, start] = useTransition(); const late = useOptimistic('now'); return createElement('p', { 'aria-busy': isLate }, late[0]);`,
  ),
  'its own words for what search engines show': page('return null;', {
    rest: `handle: { meta: () => ({ title: 'Nueva', description: 'Una página.' }) }`,
  }),
  'a list with everything that need not be ended': slot(
    `{ load: async () => 1, Component: () => createElement('ul', { dangerouslySetInnerHTML: { __html: '<li>a<li>b<p>c<br>' } }) }`,
  ),
  'a part with a drawing, a table and a form': slot(
    `{ load: async () => 1, Component: () => createElement('form', { action: '/buscar' }, createElement('svg', { viewBox: '0 0 9 9' }, createElement('path', { d: 'M0 0h9' })), createElement('table', null, createElement('tbody', null, createElement('tr', null, createElement('td', null, 'a')))), createElement('select', { name: 'a', 'aria-label': 'A' }, createElement('option', null, 'b'))) }`,
  ),
  'data of nothing': loaded('return null;'),
  'data with nothing in some places': loaded(`return { a: undefined, b: null, list: [[], {}] }.list.length;`),
  'data that stand in two places': loaded(`const one = { a: 1 }; return JSON.stringify({ first: one, second: one });`),
  'data with a day as text': loaded(`return new Date(0).toISOString();`),
  'data without a prototype': page(`return createElement('p', null, useLoaderData().a);`, {
    rest: `loader: () => Object.assign(Object.create(null), { a: 1 })`,
  }),
  'a word like eval': text(`'evaluación'.replace('eval', 'e')`),
  'a function that is bound': text(`(function () { return this.a; }).bind({ a: 1 })()`),
  'whether something is a function': text(`(() => 1) instanceof Function && (() => 1).constructor === Function`),
  'a redirect within the site': page('return null;', {
    rest: `loader: ({ request }) => new Response(null, { status: 302, headers: { Location: request.url.includes('/en/') ? '/en/portal-empleo' : '/portal-empleo' } })`,
  }),
  'a copy of what is shared': text(`Object.assign({}, createElement('p').props).a ?? 'none'`),
  'a list of listeners of its own': text(`(new EventTarget().addEventListener('a', () => {}), 'heard')`),
  'another slot': slot(`{ load: async () => 1, Component: () => createElement('p', null, 'slot') }`),
  'a route that comes later': {
    source: wrap(
      `routes: [...built.routes, { id: 'jobs.added', path: '${addedPath.slice(1)}', ${handle}, lazy: async () => ({ loader: () => 1, Component: () => createElement('h1', null, 'later') }) }]`,
    ),
  },
  'a context': page(`return createElement(Day, { value: 'viernes' }, createElement(Told));`, {
    before: `const Day = createContext(''); const Told = () => createElement('p', null, use(Day));`,
  }),
  'a boundary of errors': page(`return createElement(Boundary, null, createElement('p', null, 'well'));`, {
    before: `class Boundary extends Component { state = { failed: false }; static getDerivedStateFromError() { return { failed: true }; } render() { return this.state.failed ? 'failed' : this.props.children; } }`,
  }),
  'a portal once it is shown': page(
    `const [place, setPlace] = useState(null); useEffect(() => setPlace(document.body), []); return place ? createPortal('above', place) : createElement('p', null, 'here');`,
  ),
  'a form with an action': page(
    `const [sent, send] = useActionState(async () => 1, 0); return createElement('form', { action: send }, createElement('button', null, sent));`,
  ),
  'a form with a function in a part of the home page': slot(
    `{ load: async () => null, Component: () => createElement('form', { action: () => {} }, createElement('button', null, '1')) }`,
  ),
  'a value that follows later': page(`return createElement('p', null, useDeferredValue('now'));`),
  'a drawing with parts that it uses': page(
    `return createElement('svg', { viewBox: '0 0 9 9' }, createElement('symbol', { id: 'jobs-note' }, createElement('path', { d: 'M0 0h9' })), createElement('use', { href: '#jobs-note' }));`,
  ),
  'questions that are asked together': loaded(
    `const [a, b] = await Promise.all([Promise.resolve(1), Promise.resolve(2)]); return a + b;`,
  ),
  'a question that is given up': loaded(
    `const { signal, abort } = new AbortController(); request.signal.addEventListener('abort', () => abort()); return signal.aborted;`,
  ),
  'a library of its own': text(
    `slug('Viernes de música')`,
    `const slug = (text) => text.normalize('NFD').replaceAll(/\\p{M}/gu, '').toLowerCase().split(/\\W+/).join('-');`,
  ),
  'a calculator': page(
    `return createElement('form', null, createElement('label', null, 'Personas', createElement('input', { type: 'number', name: 'people' })), createElement('button', null, 'Calcular'), createElement('output', null, '0 €'));`,
  ),
  'a form whose things are gone': page(
    `return createElement('form', { method: 'post' }, createElement('label', null, 'Cuántas', createElement('input', { type: 'number', name: 'count' })), createElement('button', { disabled: true }, 'Agotado'));`,
    { rest: `action: async () => null` },
  ),
  'a fold, a small menu and a table': page(
    `return createElement(Fragment, null, createElement('details', null, createElement('summary', null, 'Música'), 'Ópera'), createElement('button', { type: 'button', 'aria-expanded': false, 'aria-controls': 'jobs-share' }, 'Menú'), createElement('ul', { id: 'jobs-share', hidden: true }, createElement('li', null, 'WhatsApp')), createElement('table', null, createElement('tbody', null, createElement('tr', null, createElement('th', null, 'Zona'), createElement('td', null, 'A')), createElement('tr', null, createElement('th', null, 'Fila'), createElement('td', null, '3')))));`,
  ),
  'a picture of a photograph, and a link with more words for screen readers': page(
    `return createElement(Fragment, null, createElement('img', { src: '/favicon.svg', alt: 'Foto de la orquesta' }), createElement('a', { href: 'https://elsewhere.example/', 'aria-label': 'Bases de la plaza (PDF)' }, 'Bases'), createElement('a', { href: '' }, useLocation().pathname.startsWith('/en') ? 'Reload' : 'Volver a cargar'));`,
  ),
  'titles of works in their language': page(
    `return createElement('ul', null, ['El sombrero de tres picos', 'Noches en los jardines de España', 'The Planets', 'Volver'].map((work) => createElement('li', { key: work }, work)));`,
  ),
  'figures, days and hours in the language of the page': page(
    `const locale = useLocation().pathname.startsWith('/en') ? 'en-GB' : 'es-ES'; return createElement('p', null, new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(1250.5), ' · ', new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone: 'Atlantic/Canary' }).format(1e12), ' · −1 h · −2 °C · 5-10');`,
  ),
  'counts of nothing': page(
    `return createElement('section', null, createElement('h2', null, 'Plazas'), createElement('p', null, 0), createElement('div', null, 0, createElement('small', null, ' A')));`,
  ),
  'words with the ends of figures in one language': words(`{ day: 'Día {{day}}' }`, `{ day: 'The {{day}}{{suffix}}' }`),
  'titles of works with a second part': words(
    `{ a: 'Peter and the Wolf: a tale for the young', b: 'The Guide to the Orchestra: a tour in sounds', c: 'The Carnival of the Animals: a zoo in music' }`,
    `{ a: 'Peter and the Wolf: a tale for the young', b: 'The Guide to the Orchestra: a tour in sounds', c: 'The Carnival of the Animals: a zoo in music' }`,
  ),
  'an event for search engines': page('return null;', {
    rest: `handle: { meta: () => ({ title: 'Nueva', description: 'Una página.', jsonLd: [{ '@type': 'Event', name: 'Nueva', startDate: '2026-12-01', location: { '@type': 'Place', name: 'Sala' } }] }) }`,
  }),
  'a year that is asked for month by month': page(`return createElement('p', null, useLoaderData());`, {
    rest: `loader: async ({ context }) => { const { api } = context.get(pageContext); const months = await Promise.all(Array.from({ length: 13 }, (_, page) => api.get('api/events', { params: { page: page + 1 } }))); return months.length; }`,
  }),
  'lists that lead to others, four of them at once': page(`return createElement('p', null, useLoaderData());`, {
    rest: `loader: async ({ context }) => { const { api } = context.get(pageContext); const chain = async (first) => { let total = 0; for (const step of [0, 1, 2, 3]) { const { data } = await api.get('api/events', { params: { page: 4 * first + step + 1 } }); total += data.data.length; } return total; }; const chains = [0, 1, 2].map(chain); await Promise.resolve(); chains.push(chain(3)); return (await Promise.all(chains)).length; }`,
  }),
  'a list with a filter in its path, which names the list for search engines': {
    source: wrap(
      `routes: [...built.routes, { id: 'jobs.added', path: '${addedPath.slice(1)}/:family?', loader: ({ params: { family } }) => { if (family && !families.includes(family)) throw new Response(null, { status: 404 }); return family ?? 'all'; }, Component: () => { const family = useLoaderData(); const start = useLocation().pathname.startsWith('/en') ? '/en' : ''; return createElement(Fragment, null, createElement('h1', null, family), families.map((one) => createElement('a', { key: one, href: start + '${addedPath}/' + one }, one))); }, handle: { meta: ({ data }) => ({ title: 'Plazas: ' + data, description: 'Una página nueva.', canonical: '${addedPath}' }) } }]`,
      `const families = ['cuerda', 'viento', 'piano', 'voz'];`,
    ),
  },
  'a page that was given up': {
    source: wrap(
      `routes: [...built.routes, { id: 'jobs.added', path: '${addedPath.slice(1)}', loader: () => { throw new Response(null, { status: 410 }); }, Component: () => null, ${handle} }]`,
    ),
  },
  'a question whose answer a function of React finds': page(
    `const en = useLocation().pathname.startsWith('/en'); const [said, check] = useActionState(async (_, form) => (form.get('year') === '1980' ? '1' : '0'), ''); return createElement('section', null, createElement('form', { action: check }, createElement('label', null, en ? 'Year' : 'Año', createElement('input', { name: 'year' })), createElement('button', null, en ? 'Check' : 'Comprobar')), createElement('p', { role: 'status' }, said));`,
  ),
  'addresses of houses, which have no language': words(
    `Object.fromEntries(Array.from({ length: 8 }, (_, at) => ['house' + at, 'Auditorio Alfredo Kraus, Avenida Príncipe de Asturias, ' + at]))`,
    `Object.fromEntries(Array.from({ length: 8 }, (_, at) => ['house' + at, 'Auditorio Alfredo Kraus, Avenida Príncipe de Asturias, ' + at]))`,
  ),
  'a job that is over and a concert with tickets, as search engines take them': page('return null;', {
    rest: `handle: { meta: () => ({ title: 'Nueva', description: 'Una página.', jsonLd: [{ '@type': 'JobPosting', title: 'a', description: 'b', datePosted: '2026-10-01', validThrough: '2026-11-01', hiringOrganization: { name: 'c' }, jobLocation: { name: 'd' } }, { '@type': 'Event', name: 'e', startDate: '2026-12-01', endDate: '2026-12-01', location: { name: 'f' }, offers: { '@type': 'Offer', price: '12.50', availability: 'https://schema.org/InStock' } }] }) }`,
  }),
  'buttons in the language of the page, one that leads to the other': page(
    `const en = useLocation().pathname.startsWith('/en'); return createElement('form', { method: 'post' }, createElement('button', null, en ? 'Print or save' : 'Imprimir o guardar'), createElement('button', { lang: en ? 'es' : 'en' }, en ? 'Ver en español' : 'View in English'), createElement('button', null, 'Imprimatur'));`,
    { rest: `action: async () => null` },
  ),
  'a broadcast for search engines': page('return null;', {
    rest: `handle: { meta: () => ({ title: 'Nueva', description: 'Una página.', jsonLd: [{ '@type': 'BroadcastEvent', name: 'Nueva', startDate: '2026-12-01', isLiveBroadcast: true }] }) }`,
  }),
  'an hour of the mainland, named beside it': page(
    `const en = useLocation().pathname.startsWith('/en'); return createElement('p', null, createElement('time', { dateTime: '2027-06-04T19:00:00Z' }, '21:00'), en ? ' (mainland)' : ' (península)');`,
  ),
  'slides of which one takes presses': page(
    `return createElement('ul', null, [1, 2, 3, 4].map((n) => createElement('li', { key: n, ...(n === 1 ? { className: 'jobs-current' } : { inert: true }) }, createElement('a', { href: 'https://elsewhere.example/' + n }, 'Sala ' + n))));`,
  ),
  'a slot that shows nothing': slot(`{ load: async () => null, Component: () => null }`),
};
