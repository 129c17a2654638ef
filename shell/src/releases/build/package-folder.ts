import { readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** Those that another package brings along, and that need not be found from here. */
const broughtBy: Record<string, string> = {
  axios: '@ofgc/shared',
  '@module-federation/runtime-core': '@module-federation/runtime',
  '@module-federation/error-codes': '@module-federation/runtime',
  '@module-federation/sdk': '@module-federation/runtime',
};

/** Where an installed package lies, wherever npm has put it. @throws when it is not installed */
export function packageFolder(name: string): string {
  const bringer = broughtBy[name];
  const from = bringer ? join(packageFolder(bringer), 'package.json') : import.meta.filename;
  const file = findPackageJSON(name, from);
  if (!file) throw new Error(`${name} is not installed`);
  return dirname(realpathSync(file));
}

/** Of the API that the contract describes; the packed kit says it in its own `package.json`. */
export function apiVersion(): string {
  const { api } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as {
    api?: string;
  };
  return api ?? packageVersion('@ofgc/api');
}

/** The exact version that is installed: shell and remotes built together agree, another one is refused. */
export function packageVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
