import type { RemoteModule } from '@ofgc/shared/contract';
import { Component, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { LoaderFunctionArgs } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { RemoteContext } from '../origin/remote-context.ts';
import { guardRemote } from './guarded-remote.ts';

const entered: string[] = [];
const foreign = new RemoteContext({
  note: { write: (origin) => void (origin && entered.push(`${origin.remote}@${origin.version} ${origin.part}`)) },
  originOfStack: () => undefined,
});
beforeEach(() => void entered.splice(0));

class Boundary extends Component<{ children?: ReactNode }> {
  override render() {
    return this.props.children ?? 'a class';
  }
}
const loader = Object.assign(async ({ params }: LoaderFunctionArgs) => params.id, { hydrate: true as const });
const Page = () => createElement('p', null, 'a page');
const remote = {
  name: 'jobs',
  mounts: ['/portal-empleo'],
  routes: [
    {
      id: 'jobs.portal',
      path: 'portal-empleo',
      lazy: async () => ({
        loader,
        Component: Page,
        ErrorBoundary: Boundary,
        handle: { title: () => 'Empleo', isWide: true },
      }),
      children: [{ id: 'jobs.vacancy', path: 'oferta/:id', loader }],
    },
  ],
  slots: {
    'home.jobs': async () => ({
      slot: { load: async () => 1, Component: ({ data }: { data: number }) => `slot ${data}` },
    }),
  },
  locales: { es: async () => ({ default: { a: 'á' } }), en: async () => ({ default: { a: 'a' } }) },
  warmUp: [],
} as unknown as RemoteModule;
const guarded = guardRemote(remote, 'v1', foreign);
const [route] = guarded.routes;
type Loaded = {
  loader: typeof loader;
  Component: typeof Page;
  ErrorBoundary: typeof Boundary;
  handle: { title: () => string; isWide: boolean };
};
const args = { params: { id: '7' } } as unknown as LoaderFunctionArgs;

it('a guarded remote notes each entry into a route’s code, and keeps the route’s values', async () => {
  const loaded = await (route as unknown as { lazy: () => Promise<Loaded> }).lazy();
  expect(await loaded.loader(args)).toBe('7');
  expect(loaded.loader.hydrate).toBe(true);
  expect(renderToString(createElement(loaded.Component))).toBe('<p>a page</p>');
  expect(renderToString(createElement(loaded.ErrorBoundary))).toBe('a class');
  expect([loaded.handle.title(), loaded.handle.isWide]).toEqual(['Empleo', true]);
  // The class is noted when it is made and when it renders.
  expect(entered).toEqual(Array.from({ length: 6 }, () => 'jobs@v1 jobs.portal'));
});

it('a guarded remote notes a child route under its own id', async () => {
  const child = route?.children?.[0] as { id: string; path: string; loader: typeof loader };
  expect([child.id, child.path]).toEqual(['jobs.vacancy', 'oferta/:id']);
  expect(await child.loader(args)).toBe('7');
  expect(entered).toEqual(['jobs@v1 jobs.vacancy']);
});

it('a guarded remote notes a slot when it is imported, loaded and rendered', async () => {
  const { slot } = (await guarded.slots['home.jobs']?.()) ?? {};
  expect(await slot?.load({} as never)).toBe(1);
  expect(slot && renderToString(createElement(slot.Component, { data: 2 }))).toBe('slot 2');
  expect(entered).toEqual(Array.from({ length: 3 }, () => 'jobs@v1 home.jobs'));
});

it('a guarded remote notes when its catalogue is loaded', async () => {
  expect((await guarded.locales.en()).default).toEqual({ a: 'a' });
  expect(entered).toEqual(['jobs@v1 locale.en']);
});
