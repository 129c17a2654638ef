import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { PageHandle } from '../contract/page-handle.ts';
import { plainMount } from '../contract/plain-mount.ts';
import type { Catalogue, RemoteModule } from '../contract/remote.ts';
import type { Section } from '../contract/section.schema.ts';
import { itHasCompleteCatalogues } from './catalogue-contract.ts';
import { pageFiles, undeclaredParameters } from './pages/page-parameters.ts';
import { readSources } from './files/source-files.ts';
import { isBelow } from '../routes/is-below.ts';

export interface RemoteContract {
  remote: RemoteModule;
  /** The remote's `src`. */
  folder: string;
  /** Beginnings of catalogue keys that come from data. */
  fromData?: readonly string[];
}

/** Declares the tests that every remote must pass: properties on which the shell, the server and the gate rely. */
export async function describeRemote({ remote, folder, fromData = [] }: RemoteContract): Promise<void> {
  const { name, mounts, routes, slots, warmUp } = remote;
  const [es, en]: Catalogue[] = await Promise.all([remote.locales.es(), remote.locales.en()]).then((modules) =>
    modules.map((module) => module.default),
  );
  const { section } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'section.ts')).href)) as {
    section: Section;
  };
  const source = readSources(folder)
    .map(({ text }) => text)
    .join('\n');
  const chunkNames = [...source.matchAll(/import\(\s*\/\* webpackChunkName: "([^"]+)" \*\//g)].map(
    ([, chunk]) => chunk,
  );
  const isMounted = (path: string) => mounts.some((mount) => isBelow(path, mount));

  describe(`the remote ${name}`, () => {
    it('is named like its package', () => {
      const text = readFileSync(join(folder, '../package.json'), 'utf8');
      expect((JSON.parse(text) as { name: string }).name).toBe(`@ofgc/mfe-${name}`);
    });

    it('declares links, and pages and examples below its own mounts', () => {
      const paths = [
        ...section.pages.map(({ path }) => path),
        ...section.examples.flatMap(({ es, en }) => [es, en.replace(/^\/en(?=\/)/, '')]),
      ];
      expect(paths.filter((path) => !isMounted(path.split(/[?#]/)[0] ?? ''))).toEqual([]);
      if (section.isPrivate) expect(section).toMatchObject({ links: [], pages: [], examples: [] });
      else expect(section.links.length).toBeGreaterThan(0);
    });

    it('is mounted at absolute paths without locale', () => {
      expect(mounts.length).toBeGreaterThan(0);
      for (const mount of mounts) {
        expect(mount).toMatch(plainMount);
        expect(mount).not.toMatch(/^\/en(?:\/|$)/);
      }
    });

    it('has lazy routes below its mounts, with unique ids that begin with its name', () => {
      for (const { id, path = '', lazy } of routes) {
        expect(id).toMatch(new RegExp(`^${name}\\.[a-z-]+$`));
        expect(`/${path}`).toSatisfy(isMounted, `${path} is below a mount`);
        expect(lazy).toBeTypeOf('function');
      }
      expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
    });

    it('has a page at each of its mounts', () => {
      const paths = routes.map(({ path = '' }) => `/${path.replaceAll(/\/:\w+\?/g, '')}`);
      expect(mounts.filter((mount) => !paths.includes(mount))).toEqual([]);
    });

    it('has a loader for every page, and a head for every page with a component', async () => {
      for (const { id, lazy, loader } of routes) {
        const page = await (
          lazy as () => Promise<{ loader?: unknown; Component?: unknown; handle?: { meta?: unknown } }>
        )();
        expect(page.loader ?? loader, `${id} has a loader`).toBeTypeOf('function');
        // A page without a component only redirects and needs no head.
        if (page.Component) expect(page.handle?.meta, `${id} has a head`).toBeTypeOf('function');
      }
    });

    it.runIf(section.isPrivate)('marks every page as private, as the section is private', async () => {
      for (const { id, lazy } of routes) {
        const { handle } = await (lazy as () => Promise<{ handle?: Partial<PageHandle> }>)();
        expect(handle?.isPrivate, id).toBe(true);
      }
    });

    it('declares the parameters that each page reads from its address', async () => {
      const files = pageFiles(join(folder, 'routes.ts'));
      for (const { id = '', lazy } of routes) {
        const { handle } = await (lazy as () => Promise<{ handle?: Partial<PageHandle> }>)();
        expect(undeclaredParameters(files.get(id) ?? '', handle), id).toEqual([]);
        const data = files.get(`${id}.data`);
        if (data) expect(undeclaredParameters(data, handle), id).toEqual([]);
      }
    });

    it('fills slots with a loader and a component', async () => {
      for (const [slotName, load] of Object.entries(slots)) {
        expect(slotName).toMatch(/^[a-z]+\.[a-z-]+$/);
        const { slot } = await load();
        expect(slot).toMatchObject({ load: expect.any(Function) as unknown, Component: expect.anything() as unknown });
      }
    });

    it('names its chunks after routes, slots and languages, so that the server finds their files', () => {
      const expected = [...routes.map(({ id }) => id), ...Object.keys(slots), 'locale.es', 'locale.en'];
      // Parts whose code is loaded after their page have their styles in the page (`static-part.tsx`, `later-part.tsx`); loaders have none.
      const found = chunkNames.filter((chunk) => !/\.(?:kept|later|data)$/.test(chunk ?? ''));
      expect(new Set(found)).toEqual(new Set(expected));
      expect(found).toHaveLength(expected.length);
    });

    it('warms up with its own pages in both languages', () => {
      const paths = warmUp.map((path) => path.replace(/^\/en(?=\/)/, ''));
      expect(paths.filter((path) => !isMounted(path))).toEqual([]);
      expect(new Set(warmUp.map((path) => path.startsWith('/en/')))).toEqual(new Set([true, false]));
    });

    itHasCompleteCatalogues({ es: es ?? {}, en: en ?? {}, folders: [join(folder)], fromData });
  });
}
