import { splitLocale } from '@ofgc/shared/i18n';
import { assetUrl, type ReleaseVector, remoteOfPath } from '../composition/release-vector.ts';
import { mayPrefetch } from './prefetch-policy.ts';

/** Fetches the first modules of a remote ahead when a visitor points at a link to it, or reaches it by keyboard. */
export function prefetchRemotes(vector: ReleaseVector, page: Document = document): void {
  const fetched = new Set<string>();
  const consider = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || !mayPrefetch(navigator)) return;
    const remote = remoteOfPath(splitLocale(link.pathname).path, vector);
    const release = remote === undefined ? undefined : vector[remote];
    if (!remote || !release || fetched.has(remote)) return;
    fetched.add(remote);
    for (const file of release.entry) {
      const preload = page.createElement('link');
      preload.rel = 'modulepreload';
      preload.href = assetUrl(remote, release.version, file);
      page.head.append(preload);
    }
  };
  page.addEventListener('pointerover', consider, { passive: true });
  page.addEventListener('focusin', consider);
}
