import { sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';
import { fileIntegrity } from '../../releases/publish.ts';
import { packageVersion } from '../../releases/source-version.ts';
import { releaseFolder } from '../../releases/store.ts';
import { pageTimeout } from '../../timeouts.ts';
import { withTimeout } from '../http/with-timeout.ts';
import type { RenderPage } from '../rendering/renderer.tsx';
import type { LoadedRelease } from './loaded-release.ts';

export interface VerifyOptions {
  store: string;
  siteUrl: string;
  renderPage: RenderPage;
}

/**
 * A new release must be whole, fit the contract and render its own warm-up pages.
 * @throws one sentence that says what is wrong with it
 */
export async function verifyRelease(
  { name, version, release, failure }: LoadedRelease<unknown>,
  { store, siteUrl, renderPage }: VerifyOptions,
): Promise<void> {
  if (!release) throw new Error(`${name} ${version}: ${failure}`);
  for (const shared of sharedPackages) {
    const [ours, theirs] = [packageVersion(shared.package), release.shared[shared.name]];
    if (ours !== theirs)
      throw new Error(`${name} ${version} was built with ${shared.name} ${theirs}, the shell has ${ours}`);
  }
  const files = {
    ...Object.fromEntries(Object.entries(release.integrity).map(([file, hash]) => [`browser/${file}`, hash])),
    'server/main.js': release.serverIntegrity,
  };
  for (const [file, hash] of Object.entries(files)) {
    if ((await fileIntegrity(`${releaseFolder(store, name, version)}/${file}`)) !== hash)
      throw new Error(`${name} ${version}: ${file} is not what was built`);
  }
  for (const path of release.warmUp) {
    const { status } = await withTimeout(pageTimeout, (signal) =>
      renderPage(new Request(new URL(path, siteUrl), { signal })),
    );
    if (status >= 400) throw new Error(`${name} ${version}: ${path} answers ${status}`);
  }
}
