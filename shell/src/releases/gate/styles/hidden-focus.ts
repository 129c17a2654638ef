import { isFunctionNode } from '@csstools/css-parser-algorithms';
import { type SelectorSubject, subjectsOf } from './focus-subjects.ts';
import { type Declaration, listed, type Part, type Rule, cssText } from './style-rules.ts';

/** A style that takes the frame of what has the focus away, and the elements that it is for. */
export interface HiddenFocus {
  style: string;
  subject: SelectorSubject;
}

/** In other sheets there is no such style. */
const mayHide = /outline[\w-]*\s*:[^;}]*(?:none|\b0|hidden|transparent|initial|unset)/i;
const outline = /^outline(?:-style|-width|-color)?$/;
const noOutline = /(?:^|\s)(?:none|0[a-z]*|hidden|transparent|#0000(?:0000)?|initial|unset)(?:\s|$)/i;
const noValue = /^(?:none|0[a-z]*|transparent|#0000(?:0000)?|initial|unset|inherit)$/i;
/** Properties that show nothing by themselves. */
const unseen = /^(?:outline-offset|transition|cursor|position|z-index|pointer-events|user-select|-webkit-)/;

/**
 * Styles of a sheet that take away the frame by which visitors who use the keyboard see where they are (WCAG 2.4.7), where nothing in the
 * sheet shows the focus in another way. @param rules of the sheet
 */
export function hiddenFocus(css: string, rules: readonly Rule[]): HiddenFocus[] {
  if (!mayHide.test(css)) return [];
  const all = flat(rules, []);
  const shown = all.filter(({ subject, declarations }) => subject.isFocused && declarations.some(isSeen));
  return all.flatMap(({ style, subject, declarations }) => {
    if (subject.isBeyondKeyboard || !declarations.some(isHiding)) return [];
    if (subject.isFocused && declarations.some(isSeen)) return [];
    return shown.some((one) => concerns(one, subject)) ? [] : [{ style, subject }];
  });
}

const interactive = /^(?:a|button|input|select|textarea|summary)$/;

/** Whether the selector names elements that visitors reach with the keyboard. */
export function isOfControls({ types, classes, isStop, isNarrow }: SelectorSubject): boolean {
  if (isStop) return true;
  return types.length > 0 ? types.some((type) => interactive.test(type)) : classes.length === 0 && !isNarrow;
}

interface FlatRule extends HiddenFocus {
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
