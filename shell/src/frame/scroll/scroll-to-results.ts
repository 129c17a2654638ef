import { focusWithoutScroll, scrollBehaviour } from './focus.ts';

/**
 * Moves view and focus to the results of a choice on this page (`data-answer`: the line above a list with the number of results).
 * While the visitor is still in a form, at a field, a fold or a button, the form keeps the focus and its own result line, if any, is
 * scrolled into view: a filter form that is sent takes the focus away itself.
 */
export function scrollToResults(): void {
  const form = document.activeElement?.closest('main form');
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
