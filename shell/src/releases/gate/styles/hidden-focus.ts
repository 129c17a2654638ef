import { isFunctionNode } from '@csstools/css-parser-algorithms';
import { type SelectorSubject, subjectsOf } from './focus-subjects.ts';
import { type Declaration, listed, type Part, type Rule, cssText } from './style-rules.ts';

/** A style, and the elements that it is for. */
interface OneStyle {
  style: string;
  subject: SelectorSubject;
}

/** A style that takes the frame of what has the focus away. */
export interface HiddenFocus extends OneStyle {
  /** Classes with which another style of the release shows the focus: what has one of them, too, is seen. */
  seenBy: ReadonlySet<string>;
  /** A style shows the focus where scripts have set an attribute for it. */
  isSeenByScripts: boolean;
}

/** In other sheets no style takes a frame away. */
const mayHide = /outline[\w-]*\s*:[^;}]*(?:none|\b0|hidden|transparent|initial|unset)/i;
const outline = /^outline(?:-style|-width|-color)?$/;
const noOutline = /(?:^|\s)(?:none|0[a-z]*|hidden|transparent|#0000(?:0000)?|initial|unset)(?:\s|$)/i;
const noValue = /^(?:none|0[a-z]*|transparent|#0000(?:0000)?|initial|unset|inherit)$/i;
/** Properties that show nothing by themselves. */
const unseen = /^(?:outline-offset|transition|cursor|position|z-index|pointer-events|user-select|-webkit-)/;

/** As libraries of components say that an element has the focus. */
const scriptedFocus = /\[data-focus(?:-visible|ed)?\b/;

/**
 * Styles of sheets that take away the frame by which visitors who use the keyboard see where they are (WCAG 2.4.7), where nothing in the
 * same sheet shows the focus of the same elements in another way.
 * @param sheets all of a release
 */
export function hiddenFocus(sheets: readonly { css: string; rules: readonly Rule[] }[]): HiddenFocus[] {
  if (!sheets.some(({ css }) => mayHide.test(css))) return [];
  const read = sheets.map(({ rules }) => flat(rules, []));
  const seenBy = new Set(read.flatMap((all) => all.filter(isShowing).flatMap(({ subject }) => subject.named)));
  return read.flatMap((all) => {
    const shown = all.filter(isShowing);
    const shownByScripts = all.filter(
      ({ style, declarations }) => scriptedFocus.test(style) && declarations.some(isSeen),
    );
    return all.flatMap((rule) => {
      const { style, subject, declarations } = rule;
      if (subject.isBeyondKeyboard || !declarations.some(isHiding) || isShowing(rule)) return [];
      if (shown.some((one) => concerns(one, subject))) return [];
      return [{ style, subject, seenBy, isSeenByScripts: shownByScripts.some((one) => concerns(one, subject)) }];
    });
  });
}

function isShowing({ subject, declarations }: FlatRule): boolean {
  return subject.isFocused && declarations.some(isSeen);
}

const interactive = /^(?:a|button|input|select|textarea|summary)$/;

/** Whether the selector names elements that visitors reach with the keyboard. */
export function isOfControls({ types, classes, isStop, isNarrow }: SelectorSubject): boolean {
  if (isStop) return true;
  return types.length > 0 ? types.some((type) => interactive.test(type)) : classes.length === 0 && !isNarrow;
}

interface FlatRule extends OneStyle {
  declarations: readonly Declaration[];
}

/** All style rules, one for each selector. Those for print alone are left out. */
function flat(rules: readonly Rule[], parents: readonly SelectorSubject[]): FlatRule[] {
  return rules.flatMap(({ at, prelude, declarations, rules: inside }) => {
    if (at === 'media' && isForPrint(prelude)) return [];
    // Declarations in a condition are those of the rule around it.
    const subjects = at ? parents : subjectsOf(prelude, parents);
    const own = declarations.length > 0 ? subjects : [];
    return [...own.map((subject) => ({ style: cssText(prelude), subject, declarations })), ...flat(inside, subjects)];
  });
}

function isForPrint(queries: readonly Part[]): boolean {
  return listed(queries).every((query) => /^(?:only\s+)?print\b/i.test(cssText(query)));
}

/** A function's words do not count: a colour may have a 0 in it. */
function isHiding({ property, value }: Declaration): boolean {
  return outline.test(property) && noOutline.test(cssText(value.filter((part) => !isFunctionNode(part))));
}

function isSeen(declaration: Declaration): boolean {
  const { property, value } = declaration;
  return !unseen.test(property) && !noValue.test(cssText(value)) && !isHiding(declaration);
}

const aroundFocus = /:focus-within|:has\(/;

/** Whether a style of the focus is for the same elements, or for what is around elements of the same module. */
function concerns({ style, subject: { named } }: FlatRule, { named: hidden, classes }: SelectorSubject): boolean {
  const same = classes.length > 0 ? classes.flat() : hidden;
  const modules = hidden.map(moduleOf);
  return named.some((one) => same.includes(one) || (aroundFocus.test(style) && modules.includes(moduleOf(one))));
}

/** The sources' sheet that a class is of: `explore-Grid.module` of `explore-Grid.module-page`. */
function moduleOf(name: string): string {
  return name.replace(/(\.module)-.*$/, '$1');
}
