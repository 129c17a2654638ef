import { isFunctionNode, isWhitespaceNode } from '@csstools/css-parser-algorithms';
import { isTokenColon, isTokenIdent } from '@csstools/css-tokenizer';
import { allParts, isSign, listed, type Part, cssText, tokenOf } from './style-rules.ts';

/** What a selector says of the elements that it matches. */
export interface SelectorSubject {
  /** Types of the element itself, also of those in `:is(…)`. */
  types: string[];
  /** Of each of these lists the element has at least one class; `:is(…)` is one list. */
  classes: string[][];
  /** All classes in the selector, also those of elements around. */
  named: string[];
  /** It matches only elements that have the focus, or something in them that has it. */
  isFocused: boolean;
  /** It matches only elements that nobody reaches with the keyboard, or while a pointer is on them. */
  isBeyondKeyboard: boolean;
  /** It matches only elements that are stops of the keyboard whatever they are. */
  isStop: boolean;
  /** It has further conditions, so it does not match all elements of these types and classes. */
  isNarrow: boolean;
}

const beyondKeyboard = /:not\(\s*:focus|:hover|:active|:disabled|\[disabled|\[tabindex\s*=\s*["']?-|::/;
const stop = /\[tabindex\s*=\s*["']?\d/;
const conditions = /\[|:(?!is\b|where\b|focus\b|focus-visible\b)/;

/** The subjects of a list of selectors. @param parents those of the rule in which it is nested */
export function subjectsOf(prelude: readonly Part[], parents: readonly SelectorSubject[]): SelectorSubject[] {
  return listed(prelude).flatMap((selector) => {
    const own = subjectOf(selector);
    const isSame = isSign(lastCompound(selector)[0], '&');
    return parents.length === 0 ? [own] : parents.map((parent) => joined(parent, own, isSame));
  });
}

function joined(parent: SelectorSubject, own: SelectorSubject, isSame: boolean): SelectorSubject {
  const [types, classes] = isSame
    ? [
        [...parent.types, ...own.types],
        [...parent.classes, ...own.classes],
      ]
    : [own.types, own.classes];
  return {
    types,
    classes,
    named: [...parent.named, ...own.named],
    isFocused: parent.isFocused || own.isFocused,
    isBeyondKeyboard: own.isBeyondKeyboard || (isSame && parent.isBeyondKeyboard),
    isStop: own.isStop || (isSame && parent.isStop),
    isNarrow: own.isNarrow || (isSame && parent.isNarrow),
  };
}

function subjectOf(selector: readonly Part[]): SelectorSubject {
  const last = lastCompound(selector);
  const text = cssText(last);
  // `:not(:disabled)` says the contrary; `:not(:focus)` means elements without the focus.
  const said = text.replaceAll(/:not\((?!\s*:focus)[^)]*\)/g, '');
  return {
    ...kindsOf(last),
    named: classesIn(allParts(selector)),
    isFocused: /:focus/.test(cssText(selector).replaceAll(/:not\([^)]*\)/g, '')),
    isBeyondKeyboard: beyondKeyboard.test(said),
    isStop: stop.test(cssText(last.filter((part) => !isFunctionNode(part)))),
    isNarrow: conditions.test(text),
  };
}

/** The part of a selector that describes the element itself. */
function lastCompound(selector: readonly Part[]): readonly Part[] {
  const isEnd = (part: Part) => isWhitespaceNode(part) || ['>', '+', '~'].some((one) => isSign(part, one));
  return selector.slice(selector.findLastIndex(isEnd) + 1);
}

function kindsOf(compound: readonly Part[]): Pick<SelectorSubject, 'types' | 'classes'> {
  const inner = compound.flatMap((part) =>
    isFunctionNode(part) && /^(?:is|where)$/i.test(part.getName())
      ? [listed(part.value).map((one) => kindsOf(lastCompound(one)))]
      : [],
  );
  const lists = inner.filter((choices) => choices.every(({ classes }) => classes.length > 0));
  const types = compound.flatMap((part, at) => {
    const token = tokenOf(part);
    const before = compound[at - 1];
    return isTokenIdent(token) && !isTokenColon(tokenOf(before)) && !isSign(before, '.')
      ? [token[4].value.toLowerCase()]
      : [];
  });
  return {
    types: [...types, ...inner.flat().flatMap((one) => one.types)],
    classes: [
      ...classesIn(compound).map((one) => [one]),
      ...lists.map((choices) => choices.flatMap(({ classes }) => classes.flat())),
    ],
  };
}

/** The classes among parts of a selector, without those in brackets. */
export function classesIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part, at) => {
    const token = tokenOf(part);
    return isTokenIdent(token) && isSign(parts[at - 1], '.') ? [token[4].value] : [];
  });
}
