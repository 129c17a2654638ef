import { drawingsPath } from '@ofgc/shared/design/drawings/drawing-address.ts';
import { languagesPath } from '@ofgc/shared/routes/language.ts';
import { apiFiles, fileQuery } from '../../http/files/api-files.ts';
import { icons } from '../../http/files/web-manifest.ts';
import { manifestPath } from '../../../routing/manifest-path.ts';
import { previewPath } from '../../../releases/signed/preview-path.ts';
import { violationsPath } from '../../http/policy/violation-reports.ts';
import { decodableUrl } from '../../http/request/decodable-url.ts';
import { maxAddressLength } from './address-limit.ts';

/** The address of a page, as a visitor requested it. */
export interface PageAddress {
  path: string;
  /** Without the question mark; empty where there is none. */
  query: string;
}

const folders = ['/api/', '/assets/', '/.well-known/', `${languagesPath}/`, `${drawingsPath}/`];
const files = new Set([
  '/api',
  '/health',
  violationsPath,
  '/sw.js',
  '/robots.txt',
  '/favicon.svg',
  '/favicon.ico',
  manifestPath,
  `/en${manifestPath}`,
  previewPath,
  `/en${previewPath}`,
  ...icons.map(({ path }) => path),
]);
const filePatterns = apiFiles.map(({ address, parameters }) => ({
  parameters,
  pattern: new RegExp(
    `^(?:/en)?${address
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/:\w+/g, '[^/]+')
      .replace('*', '.+')}$`,
  ),
}));
const apiFileAt = (path: string) => filePatterns.find(({ pattern }) => pattern.test(path));

/** The address, without parameters that change nothing, of a file that the API makes, the same for everybody (`apiFiles`); null for other addresses. */
export function fileAddress(url: string): string | null {
  const [path = '', ...query] = url.split('?');
  if (url.length > maxAddressLength || spellPath(path) !== path) return null;
  const file = apiFileAt(path);
  if (!file) return null;
  const read = fileQuery(file, query.join('?'));
  return read ? `${path}?${read}` : path;
}

/**
 * Splits the address of a page.
 * @returns null for files, for the API, and for another spelling of an address: the worker redirects to the right one
 */
export function pageAddress(url: string): PageAddress | null {
  const question = url.indexOf('?');
  const path = question === -1 ? url : url.slice(0, question);
  if (files.has(path) || folders.some((folder) => path.startsWith(folder))) return null;
  if (apiFileAt(path) || spellPath(path) !== path) return null;
  return { path, query: question === -1 ? '' : url.slice(question + 1) };
}

/** An address with its path normalised, and its query unchanged. */
export function spellAddress(url: string): string {
  const [path = ''] = url.split('?', 1);
  return spellPath(path) + url.slice(path.length);
}

/**
 * Normalises a path: nothing to resolve, no empty segment, no slash at its end, percent signs only where they
 * must be (RFC 3986, 6.2.2). `/a/../%65xplora//` is `/explora`.
 */
export function spellPath(path: string): string {
  return (URL.parse(`http://site${decodableUrl(path)}`)?.pathname ?? '/')
    .replaceAll(/%([0-9a-f]{2})/gi, (escaped, digits: string) => {
      const character = String.fromCodePoint(Number.parseInt(digits, 16));
      return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
    })
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
}
