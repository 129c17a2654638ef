import { staticParts } from '@ofgc/shared/contract';
import { type ComponentType, createElement, type FunctionComponent, Suspense, use } from 'react';
import { useFollowedLinks } from '../design/text/Html/use-followed-links.ts';
import { useLocation } from 'react-router';
import { cachedOnServer } from './cached-on-server.tsx';
import { serverMarkup, useServerMarkup } from './server-markup.ts';

interface CachedPart<Props> {
  /** The element that the part is. */
  tag: 'article' | 'details' | 'div' | 'script' | 'section' | 'span' | 'ul';
  /** All that its markup is made from, the language included. @see useServerMarkup */
  keyOf: (props: Props) => readonly unknown[];
  /** Its links to pages of the site need no new document. */
  hasLinks?: boolean;
  /** Imports its component, as a chunk `<name>.kept`: a page has its styles, and neither its code nor its words. */
  load: () => Promise<ComponentType<Props>>;
}

/** How long code that did not come is not asked for again, in milliseconds. */
const retryAfter = 5_000;

/**
 * A part without life of its own: the browser keeps what the server rendered, and fetches its code only where it must draw
 * the part itself, on a page that is navigated to, which waits for it. Where the code does not come, its element stands empty.
 */
export function staticPart<Props extends object>({
  tag,
  keyOf,
  hasLinks,
  load,
}: CachedPart<Props>): FunctionComponent<Props> {
  const empty = createElement(tag);
  const kept = hasLinks ? <StaticPartLinks tag={tag} /> : createElement(tag, serverMarkup);
  let loading: Promise<ComponentType<Props>> | undefined;
  let Loaded: ComponentType<Props> | undefined;

  function loadOnce(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (component) => (Loaded = component),
      () => {
        setTimeout(() => (loading = undefined), retryAfter);
        return () => empty;
      },
    );
    return loading;
  }
  // The server has all code, and waits for nothing while it renders.
  if (typeof document === 'undefined') void loadOnce();
  else staticParts.push(loadOnce);

  const Later = (props: Props) => createElement(use(loadOnce()), props);
  function Part(props: Props) {
    const isKept = useServerMarkup(keyOf(props));
    if (isKept) return kept;
    if (Loaded) return <Loaded {...props} />;
    const later = <Later {...props} />;
    // The server's page waits for the code, and has no boundary here: later pages have none either.
    return typeof document === 'undefined' ? later : <Suspense fallback={empty}>{later}</Suspense>;
  }
  if (typeof document !== 'undefined') return Part;
  // What differs between two places, classes for one, is no matter to the browser, which keeps what stands in each.
  return cachedOnServer(Part, function useKey(props) {
    const { pathname } = useLocation();
    const differences = Object.entries(props).filter(([, value]) => typeof value !== 'object');
    return [...keyOf(props), Object.fromEntries(differences), hasLinks ? pathname : ''];
  });
}

function StaticPartLinks({ tag }: Pick<CachedPart<object>, 'tag'>) {
  return createElement(tag, { ...serverMarkup, onClick: useFollowedLinks() });
}
