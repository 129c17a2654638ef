import { isPageCovered } from '@ofgc/shared/state';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusMainHeading, focusWithoutScroll, isWriting, scrollBehaviour } from './focus.ts';
import { scrollToResults } from './scroll-to-results.ts';
import { findAnchor, seekAnchor } from './scroll-to-anchor.ts';

/**
 * Moves scroll position and focus after a navigation (docs/requirements.md#scrolling): to the top on a new path, to the results of a
 * new choice on the same page (a filter, a page of a list), to the target of a hash, and back to the earlier position when the
 * visitor goes through the history.
 */
export function ScrollManager(): null {
  const { key, pathname, hash } = useLocation();
  // The key alone is not unique: a hash to which the browser itself navigates, `#contenido`, has the key of the first page.
  const entry = key + pathname + hash;
  const shownPath = useRef(pathname);
  const isFirst = useRef(true);
  const positions = useRestoredPositions(entry);

  const isCovered = useAtomValue(isPageCovered);
  const focusDueFor = useRef<string>(null);

  useEffect(() => {
    const isNewPath = shownPath.current !== pathname;
    shownPath.current = pathname;
    // A known position means that the visitor returns to an entry of the history.
    const known = positions.current.get(entry);
    if (isNewPath && (!hash || known !== undefined)) focusDueFor.current = entry;
    if (known !== undefined) window.scrollTo({ top: known, behavior: 'instant' });
    else if (isNewPath) window.scrollTo({ top: 0, behavior: scrollBehaviour() });
    else if (!hash && !isFirst.current) scrollToResults();
    const isOpening = isFirst.current;
    isFirst.current = false;
    if (!hash || known !== undefined) {
      // Also an entry that is never scrolled is known when the visitor returns to it.
      positions.current.set(entry, window.scrollY);
      return undefined;
    }
    const focused = document.activeElement;
    return seekAnchor(
      () => findAnchor(hash),
      (target) => {
        // A visitor who moved before the scripts ran keeps their position.
        if (hasMovedOn(focused, target) || (isOpening && isWriting())) return;
        if (target) goToAnchor(target);
        // An address with an anchor that does not exist is at least as good as one without, to whoever has not moved on meanwhile.
        else if (isNewPath && [focused, document.body].includes(document.activeElement)) focusMainHeading();
      },
    );
  }, [entry, pathname, hash, positions]);

  // An overlay that closes with the navigation first returns the focus to its button; only then the heading gets it.
  useEffect(() => {
    if (isCovered || focusDueFor.current !== entry) return;
    focusDueFor.current = null;
    focusMainHeading();
  }, [isCovered, entry]);

  return null;
}

/** Whether the visitor has meanwhile moved the focus to another element of the page than the target. */
function hasMovedOn(focused: Element | null, target: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement !== focused && activeElement !== target && Boolean(activeElement?.closest('main *'));
}

function goToAnchor(target: HTMLElement): void {
  const fold = target.closest('details') ?? target.querySelector(':scope:not(main) details');
  if (fold) fold.open = true;
  // For a keyboard user without animation: the next key would interrupt it and leave the target out of view.
  const behavior = document.activeElement?.matches(':focus-visible') ? 'instant' : scrollBehaviour();
  // The root's scroll padding keeps it below bar and alert.
  target.scrollIntoView({ behavior });
  focusWithoutScroll(target);
}

/** Remembers the scroll position of each entry of the history. */
function useRestoredPositions(entry: string) {
  const positions = useRef(new Map<string, number>());
  useEffect(() => {
    const remember = () => void positions.current.set(entry, window.scrollY);
    const setRestoration = (mode: ScrollRestoration) => () => void (history.scrollRestoration = mode);
    const takeOver = setRestoration('manual');
    const giveBack = setRestoration('auto');
    takeOver();
    window.addEventListener('scroll', remember, { passive: true });
    // The browser restores the position itself after a reload and when the visitor comes back from another document.
    window.addEventListener('pagehide', giveBack);
    window.addEventListener('pageshow', takeOver);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', giveBack);
      window.removeEventListener('pageshow', takeOver);
    };
  }, [entry]);
  return positions;
}
