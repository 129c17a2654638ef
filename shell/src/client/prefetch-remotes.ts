import { splitLocale } from '@ofgc/shared/i18n';
import { mayPrefetch } from './prefetch-policy.ts';
import { assetUrl, sectionOf, type Vector } from '../composition/version-vector.ts';

/** Fetches the first modules of a section ahead when a visitor points at a link to it, or reaches it by keyboard. */
export function prefetchSections(vector: Vector, page: Document = document): void {
  const fetched = new Set<string>();
  const consider = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || !mayPrefetch(navigator)) return;
    const section = sectionOf(splitLocale(link.pathname).path, vector);
    const app = section === undefined ? undefined : vector[section];
    if (!section || !app || fetched.has(section)) return;
    fetched.add(section);
    for (const file of app.entry) {
      const preload = page.createElement('link');
      preload.rel = 'modulepreload';
      preload.href = assetUrl(section, app.version, file);
      page.head.append(preload);
    }
  };
  page.addEventListener('pointerover', consider, { passive: true });
  page.addEventListener('focusin', consider);
}
