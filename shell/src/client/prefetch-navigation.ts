import { splitLocale } from '@ofgc/shared/i18n';
import { assetUrl, type ReleaseVector, remoteOfPath } from '../composition/release-vector.ts';
import { mayPrefetch } from './prefetch-policy.ts';
import { preloadScripts } from './preload-scripts.ts';
import type { DeferredRouter } from './router/deferred-router.ts';

/**
 * Fetches ahead what a navigation needs when a visitor points at a link, or reaches it by keyboard: the router, and the first
 * modules of the remote that it leads to.
 */
export function prefetchNavigation(
  vector: ReleaseVector,
  router: Pick<DeferredRouter, 'start'>,
  page: Document = document,
): void {
  const consider = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || !mayPrefetch(navigator)) return;
    // Where it fails, the press itself asks again.
    router.start().catch(() => {});
    const remote = remoteOfPath(splitLocale(link.pathname).path, vector);
    const release = remote === undefined ? undefined : vector[remote];
    if (remote && release)
      preloadScripts(
        release.entry.map((file) => assetUrl(remote, release.version, file)),
        page,
      );
  };
  page.addEventListener('pointerover', consider, { passive: true });
  page.addEventListener('focusin', consider);
}
