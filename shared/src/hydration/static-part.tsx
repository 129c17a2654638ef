import { staticParts } from '@ofgc/shared/contract';
import { type ComponentType, createElement, type FunctionComponent, Suspense, use } from 'react';
import { useFollowedLinks } from '../design/text/Html/use-followed-links.ts';
import { useLocation } from 'react-router';
import { cachedOnServer } from './cached-on-server.tsx';
import { loadOnce } from './load-once.ts';
import { serverMarkup, useServerMarkup } from './server-markup.ts';

interface CachedPart<Props> {
  /** The part's root element. */
  tag: 'article' | 'details' | 'div' | 'script' | 'section' | 'span' | 'ul';
  /** All that its markup depends on, including the language. @see useServerMarkup */
  keyOf: (props: Props) => readonly unknown[];
  /** Its links to pages of the site navigate in place. */
  hasLinks?: boolean;
  /** Imports its component, as a chunk `<name>.kept`: the server's page has the part's styles, but neither its code nor its texts. */
  load: () => Promise<ComponentType<Props>>;
}

/** After a failure, the code is not requested again for this time, in milliseconds. */
const retryAfter = 5_000;

/**
 * A part without behaviour: the browser keeps the server's markup, and loads the part's code only where it has to render the part
 * itself, which is after a navigation; the navigation waits for it. Where the code cannot be loaded, the element stays empty.
 */
export function staticPart<Props extends object>({
  tag,
  keyOf,
  hasLinks,
  load,
}: CachedPart<Props>): FunctionComponent<Props> {
  const empty = createElement(tag);
  const kept = hasLinks ? <StaticPartLinks tag={tag} /> : createElement(tag, serverMarkup);
  const part = loadOnce(load, (_, retry) => {
    setTimeout(retry, retryAfter);
    return () => empty;
  });
  if (typeof document !== 'undefined') staticParts.push(part.load);

  const Later = (props: Props) => createElement(use(part.load()), props);
  function Part(props: Props) {
    const isKept = useServerMarkup(keyOf(props));
    if (isKept) return kept;
    if (part.Loaded) return <part.Loaded {...props} />;
    const later = <Later {...props} />;
    // The server renders without a boundary here and waits for the code; in the browser the boundary shows the empty element.
    return typeof document === 'undefined' ? later : <Suspense fallback={empty}>{later}</Suspense>;
  }
  if (typeof document !== 'undefined') return Part;
  // The server's key also has the properties that may differ from place to place (class names); the browser keeps each place's markup.
  return cachedOnServer(Part, function useKey(props) {
    const { pathname } = useLocation();
    const differences = Object.entries(props).filter(([, value]) => typeof value !== 'object');
    return [...keyOf(props), Object.fromEntries(differences), hasLinks ? pathname : ''];
  });
}

function StaticPartLinks({ tag }: Pick<CachedPart<object>, 'tag'>) {
  return createElement(tag, { ...serverMarkup, onClick: useFollowedLinks() });
}
