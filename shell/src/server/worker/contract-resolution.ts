import { realpathSync } from 'node:fs';
import { isBuiltin, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type SharedPackage, sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';

/**
 * Bare imports of remotes get the modules that `locate` names, so that there is one React on the server too. Anything
 * outside the contract is refused. The shell's release asks for nothing: it is whole.
 * @param folders of the remotes' releases; one that is missing imports nothing
 * @param locate the address of the module that a package is to a remote
 */
export function registerContract(folders: readonly string[], locate: (shared: SharedPackage) => string): void {
  const remotes = folders.flatMap(realAddress);
  registerHooks({
    resolve(specifier, context, next) {
      const own = remotes.find((address) => context.parentURL?.startsWith(address));
      if (!own) return next(specifier, context);
      if (/^[./]|^file:/.test(specifier)) {
        if (new URL(specifier, context.parentURL).href.startsWith(own)) return next(specifier, context);
        throw new Error(`${specifier} is outside of the release: ${context.parentURL}`);
      }
      const shared = sharedPackages.find(({ name }) => name === specifier);
      if (shared) return next(locate(shared), context);
      const reason = isBuiltin(specifier)
        ? 'comes with Node: a remote also runs in the browser'
        : 'is not in the contract';
      throw new Error(`${specifier} ${reason}: ${context.parentURL}`);
    },
  });
}

/** Modules are known by their real path, also where a release is reached through a link. */
function realAddress(folder: string): string[] {
  try {
    return [`${pathToFileURL(realpathSync(folder)).href}/`];
  } catch {
    return [];
  }
}
