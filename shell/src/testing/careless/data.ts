import type { CarelessPage } from './markup.ts';

const api = `context.get(pageContext).api`;

/** Pages that are careless of what the API answers, or does not. */
export const carelessData: readonly CarelessPage[] = [
  [
    'one list that may not come',
    `loader: async ({ context }) => { const [, offers] = await Promise.all([${api}.get('api/pages', { params: { path: '/portal-empleo' } }), ${api}.get('api/offers').catch(() => null)]); return { offers: offers?.data.data ?? null }; }, Component: () => h('p', null, useLoaderData().offers.length)`,
    'without the API’s answer to api/offers: Cannot read properties of null',
  ],
  [
    'that it does not exist, whatever happened',
    `loader: async ({ context }) => (await ${api}.get('api/offers').catch(() => { throw new Response(null, { status: 404 }); })).data.data.length, Component: () => 'a'`,
    'with the API away answers 404, though the page is there',
  ],
  [
    'another page, whatever happened',
    `loader: async ({ context }) => (await ${api}.get('api/offers').catch(() => { throw new Response(null, { status: 301, headers: { Location: '/portal-empleo' } }); })).data.data.length, Component: () => 'a'`,
    'with the API away leads to /portal-empleo, though the page is there',
  ],
  [
    'a choice that has no words',
    `handle: { parameters: ['tipo'], meta: () => ({ title: 'a', description: 'b' }) }, loader: ({ request }) => ['coro', 'banda'].find((one) => one === new URL(request.url).searchParams.get('tipo')) ?? '', Component() { const kind = useLoaderData(); const said = { '': 'Todas', coro: 'De coro' }[kind].trim(); return h('form', { method: 'get' }, said, h('label', null, 'Plaza', h('select', { name: 'tipo' }, ['coro', 'banda'].map((one) => h('option', { key: one, value: one }, one)))), h('button', null, 'Ver')); }`,
    '?tipo=banda: Cannot read properties of undefined',
  ],
  [
    'one thing after the other',
    `loader: async ({ context }) => { for (let n = 1; n < 9; n++) await ${api}.get('api/offers', { params: { page: n } }); return 1; }, Component: () => 'a'`,
    'times one after the other; 7 are the most',
  ],
];
