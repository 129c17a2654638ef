import type { PageElement } from '../elements.ts';
import { isFocusable } from './controls.ts';
import { type HiddenFocus, isOfControls } from '../../styles/hidden-focus.ts';
import { withoutEscapes } from '../../styles/style-rules.ts';

/** Styles that take the frame of the focus away from what they name themselves as reached with the keyboard. */
export function hiddenFocusProblems(hidden: readonly HiddenFocus[]): string[] {
  return [...new Set(hidden.filter(({ subject }) => isOfControls(subject)).map(problemOf))];
}

/**
 * Styles that name classes alone, where a part of a page has all of them on what visitors reach with the keyboard, and no class besides
 * with which its focus is shown. Those with further conditions are left to the browser, which knows whether they hold.
 */
export function unseenFocusProblems(own: readonly PageElement[], hidden: readonly HiddenFocus[]): string[] {
  const ofClasses = hidden.filter(
    ({ subject: { types, classes, isNarrow } }) => types.length === 0 && classes.length > 0 && !isNarrow,
  );
  if (ofClasses.length === 0) return [];
  const reached = own.filter(isFocusable).map(({ attributes }) => new Set(attributes['class']?.split(/\s+/)));
  const isOnReached = ({ subject, seenBy }: HiddenFocus) =>
    reached
      .filter((has) => subject.classes.every((list) => list.some((one) => has.has(one))))
      .some((has) => ![...has].some((one) => seenBy.has(one)));
  return [...new Set(ofClasses.filter(isOnReached).map(problemOf))];
}

function problemOf({ style, isSeenByScripts }: HiddenFocus): string {
  const instead = isSeenByScripts
    ? ' but a style for an attribute that only scripts set: :focus-visible does without'
    : '';
  return `the style "${withoutEscapes(style)}" takes the frame of what has the focus away, and nothing shows it in its place${instead}`;
}
