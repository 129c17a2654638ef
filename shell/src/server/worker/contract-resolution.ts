import { realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';

const root = join(import.meta.dirname, '../../../..');
const shell = pathToFileURL(join(root, 'shell/package.json')).href;

/**
 * Bare imports that come from below `folder` (the release store) get the shell's own copies of the contract's
 * packages, so that there is one React on the server too. Anything outside the contract is refused.
 */
export function registerContract(folder: string): void {
  // Modules are known by their real path, also where the store is reached through a link.
  const releases = pathToFileURL(realpathSync(folder)).href;
  registerHooks({
    resolve(specifier, context, next) {
      if (!context.parentURL?.startsWith(`${releases}/`) || /^[./]|^file:/.test(specifier))
        return next(specifier, context);
      if (specifier.startsWith('node:') || specifier === 'react-dom/server')
        return next(specifier, { ...context, parentURL: shell });
      const shared = sharedPackages.find(({ name }) => name === specifier);
      if (!shared) throw new Error(`${specifier} is not in the contract: ${context.parentURL}`);
      // The shell itself may use all of a package; a remote what the facade allows.
      if (shared.facade && !context.parentURL.startsWith(`${releases}/shell/`))
        return next(pathToFileURL(join(root, shared.facade)).href, context);
      return next(specifier, { ...context, parentURL: shell });
    },
  });
}
