import { realpathSync } from 'node:fs';
import { isBuiltin, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type SharedPackage, sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';

/**
 * Bare imports of remotes below `folder` (the release store) get the modules that `locate` names, so that there is one
 * React on the server too. Anything outside the contract is refused. The shell's release asks for nothing: it is whole.
 * @param locate the address of the module that a package is to a remote
 */
export function registerContract(folder: string, locate: (shared: SharedPackage) => string): void {
  // Modules are known by their real path, also where the store is reached through a link.
  const releases = pathToFileURL(realpathSync(folder)).href;
  registerHooks({
    resolve(specifier, context, next) {
      const isRemote =
        context.parentURL?.startsWith(`${releases}/`) && !context.parentURL.startsWith(`${releases}/shell/`);
      if (!isRemote || /^[./]|^file:/.test(specifier)) return next(specifier, context);
      const shared = sharedPackages.find(({ name }) => name === specifier);
      if (shared) return next(locate(shared), context);
      const reason = isBuiltin(specifier)
        ? 'comes with Node: a remote also runs in the browser'
        : 'is not in the contract';
      throw new Error(`${specifier} ${reason}: ${context.parentURL}`);
    },
  });
}
