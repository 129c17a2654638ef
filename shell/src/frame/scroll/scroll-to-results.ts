import { focusWithoutScroll, isWriting, scrollBehaviour } from './focus.ts';

/**
 * Moves view and focus to the results of a choice on this page (`data-answer`: the line above a list with the number of results).
 * While the visitor is still choosing in a form, the form keeps the focus and its own result line, if any, is scrolled into view.
 */
export function scrollToResults(): void {
  const form = isWriting() ? document.activeElement?.closest('form') : undefined;
  const answer =
    form?.querySelector<HTMLElement>('[data-answer]') ??
    document.querySelector<HTMLElement>('main [data-answer]:not(form *)');
  if (!answer) return;
  if (form) return answer.scrollIntoView({ block: 'nearest', behavior: scrollBehaviour() });
  const { top, bottom } = answer.getBoundingClientRect();
  // What bar and alert may cover.
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (top < covered || bottom > innerHeight) answer.scrollIntoView({ behavior: scrollBehaviour() });
  focusWithoutScroll(answer);
}
