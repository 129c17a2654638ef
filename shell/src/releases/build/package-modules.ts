import { createRequire } from 'node:module';
import { join } from 'node:path';
import { facadeFile, moduleFile, sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';

/** A module of the shell's server build that stands for a package. */
export interface SharedModule {
  /** Its file, without `.js`. */
  file: string;
  /** What the shell's own code asks for when it means this module. */
  requests: readonly string[];
  /** What the module consists of. */
  source: string;
}

/** The packages of the contract, their facades, and React's server renderer. @param root of the repository */
export function packageModules(root: string): SharedModule[] {
  const whole = [...sharedPackages.map(({ name }) => name), 'react-dom/server'].map((name) => ({
    file: moduleFile(name),
    requests: [name, `#${name}`],
    source: isCommonJs(name) ? reexportNames(root, name) : reexportAll(name),
  }));
  const facades = sharedPackages
    .filter(({ facade }) => facade)
    .map((shared) => ({
      file: facadeFile(shared),
      requests: [],
      source: `export * from '@ofgc/${shared.facade?.replace('/src/', '/')}';`,
    }));
  return [...whole, ...facades];
}

/** React's packages say what they export only when they run. */
function isCommonJs(name: string): boolean {
  return /^react(-dom)?(\/|$)/.test(name);
}

function reexportNames(root: string, name: string): string {
  const module = createRequire(join(root, 'shell/package.json'))(name) as object;
  return `export { default, ${Object.keys(module).toSorted().join(', ')} } from '${name}';`;
}

function reexportAll(name: string): string {
  return `export * from '${name}';${name === 'i18next' ? `export { default } from '${name}';` : ''}`;
}
