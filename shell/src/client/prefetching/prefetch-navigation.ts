import { splitLocale } from '@ofgc/shared/i18n';
import { type ReleaseVector, remoteOfPath } from '../../composition/release-vector.ts';
import type { Remotes } from '../federation/remotes.ts';
import { mayPrefetch } from './prefetch-policy.ts';
import type { DeferredRouter } from '../router/deferred-router.ts';

/**
 * When a visitor points at a link or reaches it by keyboard, loads the router and the remote of the link's target (without its pages)
 * in advance. A visitor who begins to fill in a form will need the router, so it is loaded then also on a slow connection.
 */
export function prefetchNavigation(
  vector: ReleaseVector,
  router: Pick<DeferredRouter, 'start'>,
  remotes: Pick<Remotes, 'load'>,
  page: Document = document,
): void {
  /** A failure is ignored here: the click itself tries again. */
  const notYet = () => {};
  const consider = ({ type, target }: Event) => {
    if (type === 'focusin' && (target as Element).closest('form[method=post]')) router.start().catch(notYet);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || !mayPrefetch(navigator)) return;
    const loadRemote = () => {
      const remote = remoteOfPath(splitLocale(link.pathname).path, vector);
      return remote && !vector[remote]?.isRemoved ? remotes.load(remote) : undefined;
    };
    // Starting the router fetches the releases of all remotes.
    void router.start().then(loadRemote).catch(notYet);
  };
  page.addEventListener('pointerover', consider, { passive: true });
  page.addEventListener('focusin', consider);
}
