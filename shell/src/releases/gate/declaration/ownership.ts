import { isBelow } from '@ofgc/shared/routes/is-below.ts';
import { shellBlockTypes } from '../../../blocks/shell-block-types.ts';
import { browserErrorsPath } from '../../../composition/errors/browser-errors-path.ts';
import { choicePath } from '../../../third-party/consent/consent-service.ts';
import { apiFiles } from '../../../server/http/files/api-files.ts';
import { operationsPath } from '../../../server/operators-page/operations-page.ts';
import { previewPath } from '../../signed/preview-path.ts';
import type { RemoteModule } from '@ofgc/shared/contract';
import { plainMount } from '@ofgc/shared/contract/plain-mount.ts';
import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { drawingsPath } from '@ofgc/shared/design/drawings/drawing-address.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { violationsPath } from '../../../server/http/policy/violation-reports.ts';
import { languagesPath } from '@ofgc/shared/routes/language.ts';
import { newsletterPath } from '@ofgc/shared/routes/site/newsletter.ts';
import { searchPath } from '@ofgc/shared/routes/site/search.ts';
import { declarationProblems, remoteLimits } from './declaration-limits.ts';
import { wholeRoutes } from './route-tree.ts';
import { splitAddress } from '../addresses/split-address.ts';

/** The addresses and slots that the shell or another remote owns. */
export interface OwnedAddresses {
  name: string;
  mounts: readonly string[];
  slots: readonly string[];
  /** It was taken down. A rollback brings it back, so it keeps what it owns until its last release is one without it. */
  removed?: object | undefined;
}

/** Folders of the API's files (documents, photographs, posters …): every address below them is taken. */
const fileFolders = [...new Set(apiFiles.flatMap(({ address }) => /^(\/[a-z]+)\/[:*]/.exec(address)?.[1] ?? []))];

/** The addresses that the shell's server answers itself. */
export const shellClaim: OwnedAddresses = {
  name: 'shell',
  mounts: [
    '/en',
    searchPath,
    newsletterPath,
    languagesPath,
    ...fileFolders,
    drawingsPath,
    '/datos',
    choicePath,
    '/api',
    '/assets',
    '/health',
    '/ready',
    previewPath,
    operationsPath,
    browserErrorsPath,
    '/releases',
    '/internal',
    '/metrics',
    violationsPath,
  ],
  slots: ['section', ...shellBlockTypes].map((type) => `block.${type}`),
};

/** A remote may declare only what is its own: its name, its addresses, the ids of its routes, its slots. */
export function ownershipProblems(name: string, remote: RemoteModule, others: readonly OwnedAddresses[]): string[] {
  const routes = wholeRoutes(remote.routes);
  for (const what of ['mounts', 'slots', 'routes'] as const) {
    const count = { mounts: remote.mounts, slots: Object.keys(remote.slots), routes }[what].length;
    if (count > remoteLimits[what]) return [`it has ${count} ${what}: at most ${remoteLimits[what]}`];
  }
  const problems: string[] = [];
  if (remote.name !== name) problems.push(`remote.ts says that its name is ${remote.name}; it is published as ${name}`);
  for (const mount of remote.mounts) {
    const other = mountOwner(mount, others);
    if (mount !== '/' && !plainMount.test(mount))
      problems.push(`the mount ${mount} must be small letters, digits and single hyphens between slashes`);
    if (mount === '/' || other) problems.push(`the mount ${mount} belongs to ${other ? ownerName(other) : 'shell'}`);
  }
  for (const slot of Object.keys(remote.slots)) {
    const other = others.find(({ slots }) => slots.includes(slot));
    if (other) problems.push(`the slot ${slot} belongs to ${ownerName(other)}`);
    else if (!/^(?:home|block)\.[a-z\d-]+$/.test(slot)) problems.push(`no page has a place for the slot ${slot}`);
  }
  const paths = routes
    .filter(({ hasAddress, route }) => hasAddress && !route.children && !route.index)
    .map(({ path }) => path);
  for (const path of new Set(paths))
    if (paths.indexOf(path) !== paths.lastIndexOf(path))
      problems.push(`two routes have the path ${path}: one of them is never shown`);
  const ids = routes.map(({ id }) => id);
  for (const { id, path, hasAddress, hasMiddleware } of routes) {
    const optional = path.split('/').filter((part) => part.endsWith('?')).length;
    if (optional > remoteLimits.optionalParts)
      problems.push(
        `the route ${path.slice(0, 60)} has ${optional} optional parts: at most ${remoteLimits.optionalParts}`,
      );
    if (hasMiddleware) problems.push(`the route ${path} has a middleware: the server runs none`);
    const fixed = `/${path.split(/\/?[:*]/)[0]}`;
    if (!id.startsWith(`${name}.`))
      problems.push(`the route ${path} has the id "${id}": it must begin with "${name}."`);
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) problems.push(`two routes have the id ${id}`);
    // Nobody can ask for a layout alone; the routes in it are looked at themselves.
    if (hasAddress && !remote.mounts.some((mount) => isBelow(fixed, mount)))
      problems.push(`the route ${path} is below none of its mounts (${remote.mounts.join(', ')})`);
  }
  return [...new Set(problems)];
}

/** The owner of this mount, of one above it, or of one below it. */
export function mountOwner(mount: string, others: readonly OwnedAddresses[]): OwnedAddresses | undefined {
  return others.find(({ mounts }) => mounts.some((taken) => areNested(mount, taken)));
}

/** Whether two mounts are the same, or one is below the other. */
export function areNested(one: string, other: string): boolean {
  return isBelow(one, other) || isBelow(other, one);
}

/** The owner's name in a sentence about something that it owns. */
export function ownerName({ name, removed }: OwnedAddresses): string {
  return removed ? `${name}, which is taken down and may come back: a last release without it gives it up` : name;
}

/** The pages and home-page parts that a section declares must be its own; its links may lead anywhere on the site; limits apply to all. */
export function sectionProblems(
  section: Section | undefined,
  { mounts, slots }: Pick<RemoteModule, 'mounts' | 'slots'>,
): string[] {
  const paths = [
    ...(section?.pages ?? []).map(({ path }) => path),
    ...(section?.examples ?? []).flatMap(({ es, en }) => [es, splitLocale(en).path]),
  ];
  const foreign = paths.filter((path) => !mounts.some((mount) => isBelow(splitAddress(path).pathname, mount)));
  const unfilled = Object.keys(section?.home ?? {}).filter((slot) => !(slot in slots));
  return [
    ...(section ? declarationProblems(section) : []),
    ...(section?.isPrivate ? privacyProblems(section, Object.keys(slots)) : []),
    ...foreign.map(
      (path) => `section.ts declares the page ${path}, which is below none of its mounts (${mounts.join(', ')})`,
    ),
    ...unfilled.map((slot) => `section.ts puts ${slot} on the home page, which is none of its slots`),
  ];
}

/** A private section may not declare anything that pages for the public would show. */
function privacyProblems({ links, menu, pages, examples, home = {} }: Section, slots: readonly string[]): string[] {
  const said = { links, menu: menu ? [menu] : [], pages, examples, home: Object.keys(home) };
  const told = Object.entries(said).flatMap(([what, entries]) => (entries.length > 0 ? what : []));
  return [
    ...told.map((what) => `section.ts says that it is private, and has ${what}, which everybody sees`),
    ...slots
      .filter((slot) => slot.startsWith('home.'))
      .map((slot) => `section.ts says that it is private, and the slot ${slot} is on everybody’s home page`),
  ];
}
