import { realpathSync } from 'node:fs';
import { isBuiltin, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type SharedPackage, sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';

/**
 * Bare imports in remotes resolve to the modules that `locate` names, so that there is only one React on the server too.
 * Imports outside the contract are refused. The shell's release has no bare imports: it is bundled whole.
 * @param folders of the remotes' releases; a missing one is skipped
 * @param locate the address of the module that provides a shared package
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

/** Node knows modules by their real path, even where a release is reached through a symbolic link. */
function realAddress(folder: string): string[] {
  try {
    return [`${pathToFileURL(realpathSync(folder)).href}/`];
  } catch {
    return [];
  }
}
