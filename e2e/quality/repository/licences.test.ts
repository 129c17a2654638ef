import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
interface Package {
  license?: string;
  link?: boolean;
  integrity?: string;
  hasInstallScript?: boolean;
}
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>;
};
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

/**
 * Licences whose terms a public site that is not sold fulfils by naming them. The conditions for changed files (MPL) and for linked
 * libraries (LGPL: libvips, which sharp loads as a file of its own) do not apply, because nothing is changed.
 */
const accepted = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Zlib',
  'OFL-1.1',
  'MPL-2.0',
  'LGPL-3.0-or-later',
]);
/** The licences of packages whose manifest names none, from their repositories. */
const named: Record<string, string> = { 'png-js': 'MIT', busboy: 'MIT', streamsearch: 'MIT', 'humanize-number': 'MIT' };

it('every package of the lock file has an accepted licence', () => {
  const unknown = installed.flatMap(([path, { license }]) => {
    const terms = (license ?? named[path.split('node_modules/').at(-1) ?? ''] ?? 'none').replaceAll(/[()]/g, '');
    const isAccepted = terms.split(' AND ').every((one) => one.split(' OR ').some((term) => accepted.has(term)));
    return isAccepted ? [] : [`${path}: ${terms}`];
  });
  expect(unknown).toEqual([]);
});

it('every package of the lock file has a SHA-512 hash', () => {
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});

it('no package has an install script, and .npmrc ignores install scripts', () => {
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
