import { SiteContext } from '@ofgc/shared/contract';
import { createElement, type FunctionComponent, use } from 'react';
import { useLocale } from '../i18n/use-locale.ts';

/**
 * A component whose markup the server renders once for each key, for all pages of a set of releases; in the browser the component is
 * unchanged. It may not use the time, shared state or the address, unless they are part of its key. Markup with ids of `useId` is
 * never cached, since these ids depend on the place in the page.
 * @param useKey returns all that the markup depends on beside the language (`MarkupCache`), or null to render it each time. By default
 * the key is the properties, which must then be plain data
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
