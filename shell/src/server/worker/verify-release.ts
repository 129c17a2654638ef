import { checkLinks } from '../../releases/links.ts';
import { findDamage } from '../../releases/release-files.ts';
import { hasServedUnder, readHistory } from '../../releases/registry-log.ts';
import { releaseFolder } from '../../releases/store.ts';
import { pageTimeout } from '../../timeouts.ts';
import { withTimeout } from '../http/with-timeout.ts';
import type { RenderPage } from '../rendering/renderer.tsx';
import type { LoadedRemote, LoadedShell } from './loaded-release.ts';

export interface VerifyOptions {
  shell: LoadedShell;
  remotes: readonly LoadedRemote[];
  store: string;
  siteUrl: string;
  renderPage: RenderPage;
}

/**
 * The gate: a new release must be whole, fit what is live, and render its own warm-up pages. One that has served under
 * this shell before need not render again: a rollback is never refused because the API is away.
 * @param names of the new releases
 * @throws one sentence that says what is wrong with one of them
 */
export async function verifyReleases(names: readonly string[], options: VerifyOptions): Promise<void> {
  const { shell, remotes, store } = options;
  if (names.length === 0) return;
  const history = await readHistory(store);
  for (const loaded of [shell, ...remotes].filter(({ name }) => names.includes(name))) {
    const { name, version, release } = loaded;
    if (!release) throw new Error(`${name} ${version}: ${'failure' in loaded ? loaded.failure : 'is missing'}`);
    const damage = await findDamage(releaseFolder(store, name, version), release);
    if (damage) throw new Error(`${name} ${version}: ${damage}`);
    for (const remote of name === 'shell' ? remotes : [loaded]) checkLinks(remote.release, shell.release);
    const hasServed = name !== 'shell' && hasServedUnder(history, { name, version, shell: shell.version });
    if (!hasServed) await warmUp(release, options);
  }
}

async function warmUp(
  { name, version, warmUp }: LoadedShell['release'],
  { siteUrl, renderPage }: VerifyOptions,
): Promise<void> {
  for (const path of warmUp) {
    const { status } = await withTimeout(pageTimeout, (signal) =>
      renderPage(new Request(new URL(path, siteUrl), { signal })),
    );
    if (status >= 400) throw new Error(`${name} ${version}: ${path} answers ${status}`);
  }
}
