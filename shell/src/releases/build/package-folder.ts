import { readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** Packages that are dependencies of another package, and may not be resolvable from here. */
const broughtBy: Record<string, string> = {
  axios: '@ofgc/shared',
  '@module-federation/runtime-core': '@module-federation/runtime',
  '@module-federation/error-codes': '@module-federation/runtime',
  '@module-federation/sdk': '@module-federation/runtime',
};

/** The folder of an installed package, wherever npm has put it. @throws when it is not installed */
export function packageFolder(name: string): string {
  const bringer = broughtBy[name];
  const from = bringer ? join(packageFolder(bringer), 'package.json') : import.meta.filename;
  const file = findPackageJSON(name, from);
  if (!file) throw new Error(`${name} is not installed`);
  return dirname(realpathSync(file));
}

/** The version of the API that the contract describes; the packed kit has it in its own `package.json`. */
export function contractApiVersion(): string {
  const { api } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as {
    api?: string;
  };
  return api ?? packageVersion('@ofgc/api');
}

/** The exact installed version: shell and remotes that are built together use the same; a different one is refused. */
export function packageVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
