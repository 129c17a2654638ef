import { SiteContext } from '@ofgc/shared/contract';
import { createElement, type FunctionComponent, use } from 'react';
import { useLocale } from '../i18n/use-locale.ts';

/**
 * A component whose markup the server renders once for each key, for all pages of a set of releases; in the browser it is as it was.
 * It may not ask for the time, for state that others change, or for the address, unless its key has it; markup with ids of `useId` is
 * never kept, since those tell the place in the page.
 * @param useKey all that the markup is made from beside the language (`MarkupCache`); null: rendered each time. Without it its properties
 * are, and are data alone
 */
export function cachedOnServer<Props extends object>(
  Component: FunctionComponent<Props>,
  useKey: (props: Props) => readonly unknown[] | null = (props) => [props],
): FunctionComponent<Props> {
  if (typeof document !== 'undefined') return Component;
  return function CachedPart(props) {
    const cache = use(SiteContext)?.markupCache;
    const locale = useLocale();
    const key = useKey(props);
    const drawn = <Component {...props} />;
    if (!cache || !key) return drawn;
    const { marker, isCached } = cache.find(Component, [locale, ...key]);
    return createElement(cache.tag, { n: marker }, isCached ? undefined : drawn);
  };
}
