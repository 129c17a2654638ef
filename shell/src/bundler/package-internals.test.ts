import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import drawnIcon from '@ofgc/shared/design/brand/Icon/drawn-icon.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import dropSentences from './drop-sentences.ts';
import { axiosWithFetchAlone, federationSources, hostFederationRuntime } from './package-internals.ts';
import * as bundler from '../client/package-shims/federation-bundler.ts';
import * as core from '../client/package-shims/federation-core.ts';
import * as dom from '../client/package-shims/federation-dom.ts';
import * as messages from '../client/package-shims/federation-messages.ts';
import * as framework from '../client/package-shims/react-router-framework.ts';
import * as history from '../client/package-shims/react-router-history.ts';
import * as router from '../client/package-shims/react-router-router.ts';

const packages = join(import.meta.dirname, '../../../node_modules');
const library = join(packages, 'react-router/dist/production/lib');

/** The names that a module of a package imports from another module. */
function taken(file: string, from: string): string[] {
  const source = readFileSync(file, 'utf8');
  return source
    .split('\n')
    .filter((line) => line.startsWith('import ') && [`"${from}"`, `'${from}'`].some((quoted) => line.includes(quoted)))
    .flatMap((line) => /\{([^}]*)\}/.exec(line)?.[1]?.split(',') ?? [])
    .map((name) => name.trim());
}

it('the files inside packages that the build names exist', () => {
  const files = [federationSources(), axiosWithFetchAlone()].flatMap((aliases) => Object.values(aliases));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(Object.keys(hostFederationRuntime()).filter((file) => !existsSync(file))).toEqual([]);
});

it.each([
  ['hooks.js', './router/router.js', router],
  ['components.js', './router/router.js', router],
  ['dom/lib.js', '../router/router.js', router],
  ['hooks.js', './router/history.js', history],
  ['components.js', './router/history.js', history],
  ['dom/lib.js', '../router/history.js', history],
  ['dom/dom.js', '../router/history.js', history],
  ['router/utils.js', './history.js', history],
  ['components.js', './dom/ssr/components.js', framework],
  ['dom/lib.js', './ssr/components.js', framework],
])('React Router’s %s imports from %s only names that its replacement has', (file, from, packageShim) => {
  const names = taken(join(library, file), from);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !(name in packageShim))).toEqual([]);
});

it.each([
  ['hooks.js', 9],
  ['components.js', 9],
  ['dom/lib.js', 6],
  ['dom/dom.js', 1],
  ['router/utils.js', 12],
])('React Router’s %s keeps its assertions and loses %i messages of them', (file, count) => {
  const source = readFileSync(join(library, file), 'utf8').split('\n');
  const kept = source.map(dropSentences);
  const changed = source.flatMap((line, at) => (line === kept[at] ? [] : [[line, kept[at] ?? '']]));
  expect(changed).toHaveLength(count);
  // The same call, without its last argument.
  for (const [before, after] of changed) expect(before).toContain(`${after?.slice(0, -2)}, `);
  expect(dropSentences(source.join('\n'))).toBe(kept.join('\n'));
});

it('i18next loses only the messages that it writes with its option `debug`', () => {
  const source = readFileSync(join(packages, 'i18next/dist/esm/i18next.js'), 'utf8').split('\n');
  const changed = source.filter((line) => dropSentences(line) !== line);
  expect(changed).toHaveLength(20);
  for (const line of changed)
    expect(dropSentences(line)).toBe(`${line.split('this.logger.warn(')[0]}this.logger.warn();`);
  expect(dropSentences(source.join('\n'))).toBe(source.map(dropSentences).join('\n'));
  // The check that every warning passes through.
  expect(source.join('\n')).toContain('if (debugOnly && !this.debug) return null;');
});

it('the replaced history module reads and writes paths as React Router’s own does', async () => {
  const own = (await import(pathToFileURL(join(library, 'router/history.js')).href)) as typeof history;
  const paths = ['', '/', '/a?b=c#d', '/a#d?b', '?b', '#d', '?', '#', '/a?#', '/a?b=?c##', 'a\n?b\n#c'];
  expect(paths.map(history.parsePath)).toEqual(paths.map((path) => own.parsePath(path)));
  const parts = [
    {},
    { pathname: '/a' },
    { search: 'b' },
    { search: '?b', hash: '#d' },
    { search: '?', hash: '#' },
    { hash: 'd' },
  ];
  expect(parts.map(history.createPath)).toEqual(parts.map((part) => own.createPath(part)));
});

const federation = join(packages, '@module-federation');

it.each([
  ['runtime-core/dist/core.js', './plugins/snapshot/SnapshotHandler.js', core],
  ['runtime-core/dist/remote/index.js', '../plugins/snapshot/SnapshotHandler.js', core],
  ['runtime-core/dist/remote/index.js', '../utils/preload.js', core],
  ['runtime-core/dist/plugins/generate-preload-assets.js', '../utils/preload.js', core],
  ['runtime-core/dist/utils/share.js', './semver/index.js', core],
  ['runtime-core/dist/index.js', './utils/semver/index.js', core],
  ['runtime-core/dist/core.js', '@module-federation/error-codes', messages],
  ['runtime-core/dist/module/index.js', '@module-federation/error-codes', messages],
  ['runtime-core/dist/remote/index.js', '@module-federation/error-codes', messages],
  ['runtime-core/dist/shared/index.js', '@module-federation/error-codes', messages],
  ['runtime-core/dist/utils/load.js', '@module-federation/error-codes', messages],
  ['runtime-core/dist/plugins/snapshot/index.js', '@module-federation/error-codes', messages],
  ['runtime-core/dist/utils/logger.js', '@module-federation/error-codes/browser', messages],
  ['runtime/dist/index.js', '@module-federation/error-codes', messages],
  ['webpack-bundler-runtime/dist/consumes.js', './error-codes/dist/getShortErrorMsg.js', messages],
  ['sdk/dist/index.js', './logger.js', messages],
  ['sdk/dist/index.js', './dom.js', dom],
  ['webpack-bundler-runtime/dist/index.js', './init.js', bundler],
  ['webpack-bundler-runtime/dist/index.js', './remotes.js', bundler],
  ['webpack-bundler-runtime/dist/index.js', './getSharedFallbackGetter.js', bundler],
  ['webpack-bundler-runtime/dist/consumes.js', './updateOptions.js', bundler],
  ['webpack-bundler-runtime/dist/index.js', './installInitialConsumes.js', bundler],
])('federation’s %s imports from %s only names that its replacement has', (file, from, packageShim) => {
  const names = taken(join(federation, file), from);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !(name in packageShim))).toEqual([]);
});

it('the replaced semver reads ranges as federation’s own does, and refuses other ranges', async () => {
  const file = join(federation, 'runtime-core/dist/utils/semver/index.js');
  const own = (await import(pathToFileURL(file).href)) as typeof core;
  const versions = ['1.0.0', '1.2.10', '1.10.2', '2.0.0', '19.3.1', '0.2.3', '0.3.0', '0.0.4'];
  const ranges = ['1.2.10', '^1.0.0', '^1.2.10', '<=1.10.2', '^19.0.0', '^0.2.0', '^0.0.4'];
  const readBy = ({ satisfy }: Pick<typeof core, 'satisfy'>) =>
    ranges.map((range) => [range, versions.filter((version) => satisfy(version, range))]);
  expect(readBy(core)).toEqual(readBy(own));
  expect(() => core.satisfy('1.0.0', '~1.0.0')).toThrow('no range');
});

it('the replaced lucide icon renders the data of lucide’s icon modules', async () => {
  const file = join(packages, 'lucide-react/dist/esm/icons/x.mjs');
  expect(readFileSync(file, 'utf8')).toContain("from '../createLucideIcon.mjs'");
  const { __iconData: icon } = (await import(pathToFileURL(file).href)) as {
    __iconData: Parameters<typeof drawnIcon>[0];
  };
  const markup = renderToStaticMarkup(createElement(drawnIcon(icon), { className: 'a' }));
  expect(markup).toBe(
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" class="a"><path d="M18 6 6 18"></path><path d="m6 6 12 12"></path></svg>',
  );
});

it('the replaced constants and checks of React Router equal its own', async () => {
  const own = (await import(pathToFileURL(join(library, 'router/router.js')).href)) as typeof router;
  expect(router.IDLE_BLOCKER).toEqual(own.IDLE_BLOCKER);
  expect(router.IDLE_FETCHER).toEqual(own.IDLE_FETCHER);
  for (const address of ['javascript:1', 'data:,1', 'blob:x', 'https://a.example', 'mailto:a@b.c', '/nowhere'])
    expect([address, router.hasInvalidProtocol(address)]).toEqual([address, own.hasInvalidProtocol(address)]);
});
