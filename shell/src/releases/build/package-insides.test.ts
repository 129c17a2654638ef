import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { axiosWithFetchAlone, federationSources, hostFederationRuntime } from '../../../../rspack.package-insides.ts';
import * as keys from '../../client/stand-ins/i18next.ts';
import * as framework from '../../client/stand-ins/react-router-framework.ts';
import * as router from '../../client/stand-ins/react-router-router.ts';

const packages = join(import.meta.dirname, '../../../../node_modules');
const library = join(packages, 'react-router/dist/production/lib');

/** What a module of a package takes of another one. */
function taken(file: string, from: string): string[] {
  const source = readFileSync(file, 'utf8');
  return source
    .split('\n')
    .filter((line) => line.startsWith('import ') && [`"${from}"`, `'${from}'`].some((quoted) => line.includes(quoted)))
    .flatMap((line) => /\{([^}]*)\}/.exec(line)?.[1]?.split(',') ?? [])
    .map((name) => name.trim());
}

it('the files that the build names inside of packages stand there', () => {
  const files = [federationSources(), axiosWithFetchAlone()].flatMap((aliases) => Object.values(aliases));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(Object.keys(hostFederationRuntime()).filter((file) => !existsSync(file))).toEqual([]);
});

it.each([
  ['hooks.js', './router/router.js', router],
  ['components.js', './router/router.js', router],
  ['dom/lib.js', '../router/router.js', router],
  ['components.js', './dom/ssr/components.js', framework],
  ['dom/lib.js', './ssr/components.js', framework],
])('React Router’s %s takes of %s what its stand-in has', (file, from, standIn) => {
  const names = taken(join(library, file), from);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !(name in standIn))).toEqual([]);
});

it('react-i18next takes of i18next what its stand-in has', () => {
  const names = taken(join(packages, 'react-i18next/dist/es/useTranslation.js'), 'i18next');
  expect(names).toEqual(Object.keys(keys));
});

it('the constants are React Router’s own', async () => {
  const own = (await import(pathToFileURL(join(library, 'router/router.js')).href)) as typeof router;
  expect(router.IDLE_BLOCKER).toEqual(own.IDLE_BLOCKER);
  expect(router.IDLE_FETCHER).toEqual(own.IDLE_FETCHER);
  for (const address of ['javascript:1', 'data:,1', 'blob:x', 'https://a.example', 'mailto:a@b.c', '/nowhere'])
    expect([address, router.hasInvalidProtocol(address)]).toEqual([address, own.hasInvalidProtocol(address)]);
});
