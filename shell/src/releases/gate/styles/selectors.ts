import { isFunctionNode, isWhitespaceNode } from '@csstools/css-parser-algorithms';
import { isTokenColon } from '@csstools/css-tokenizer';
import { allParts, isSign, listed, type Part, tokenOf, identOf } from './style-rules.ts';

/** Whether the element that a selector matches is outside of the section, has one of its classes, or is inside such an element. */
export type Reach = 0 | 1 | 2;
const [nowhere, own, inside]: readonly [Reach, Reach, Reach] = [0, 1, 2];

/** The context of a rule's selectors. */
export interface SelectorContext {
  /** The remote's name, with which each of its classes begins. */
  name: string;
  /** The reach of `&`. In a nested rule a selector without `&` begins with it, too. */
  parent: Reach;
  isNested: boolean;
  /** The reach of `:scope`: everything that a rule in a `@scope` matches is this element or inside it. */
  root: Reach;
}

/** The context of a selector that is in no other rule and in no `@scope`. @param name of the remote */
export const atTheTop = (name: string): SelectorContext => ({ name, parent: nowhere, isNested: false, root: nowhere });

/** The least reach among the selectors of a list. */
export function reachOfList(list: readonly Part[], around: SelectorContext): Reach {
  return listed(list)
    .map((selector) => reachOf(selector, around))
    .reduce(lesser);
}

/** The reach of a whole selector. Classes in `:not` and in texts do not count, those in `:has` only for elements that are never around parts of others. */
export function reachOf(selector: readonly Part[], around: SelectorContext): Reach {
  const isRelative = around.isNested && !allParts(selector).some((part) => isSign(part, '&'));
  let reach: Reach = isRelative ? around.parent : nowhere;
  let isBeside = false;
  let element: Part[] = [];
  const finish = () => {
    if (element.length === 0) return;
    // A sibling of an element inside the section is inside it as well.
    const isInside = reach === inside || (reach === own && (!isBeside || isNeverOfOthers(element)));
    const kept = isInside ? inside : nowhere;
    reach = greater(kept, reachOfElement(element, around));
    [element, isBeside] = [[], false];
  };
  for (const part of selector) {
    const isSibling = isSign(part, '+') || isSign(part, '~');
    if (isSibling || isSign(part, '>') || isWhitespaceNode(part)) finish();
    else element.push(part);
    if (isSibling) isBeside = true;
  }
  finish();
  return greater(reach, around.root);
}

/** Elements beside a section's own that may belong to others: the wrappers of their parts, and what the frame has after a page. */
const mayBeOfOthers = /^(?:|a|aside|body|button|dialog|div|footer|form|header|html|main|nav|section)$/i;

/** Whether an element beside one of the section is the section's own, too, by its kind: `.jobs-A:checked + label`. */
function isNeverOfOthers([first]: readonly Part[]): boolean {
  return !mayBeOfOthers.test(identOf(first));
}

/** Elements that a part of a section has inside, and that are never around parts of others. */
const partsOfParts =
  /^(?:label|li|dt|dd|tr|td|th|thead|tbody|tfoot|table|caption|fieldset|legend|figure|figcaption|p|h[2-6]|summary|details|picture|blockquote)$/i;

/** Whether what has something of the section in it is the section's own by its kind: `label:has(.jobs-A:checked)`. */
function isWithinParts([first]: readonly Part[]): boolean {
  return partsOfParts.test(identOf(first));
}

function reachOfElement(parts: readonly Part[], around: SelectorContext): Reach {
  return parts
    .map((part, index) => {
      const [before, earlier] = [parts[index - 1], parts[index - 2]];
      if (isSign(part, '&')) return around.parent;
      const isOwnName = identOf(part).startsWith(`${around.name}-`);
      // A type with a hyphen is a custom element, which belongs to the section whose name it begins with.
      if (isOwnName && (index === 0 || isSign(before, '.'))) return own;
      if (!isTokenColon(tokenOf(before))) return nowhere;
      if (isTokenColon(tokenOf(earlier))) return isOfOwnName(part, around.name) ? own : nowhere;
      if (identOf(part).toLowerCase() === 'scope') return around.root;
      if (isFunctionNode(part) && part.getName().toLowerCase() === 'has')
        return isWithinParts(parts) ? lesser(reachOfList(part.value, { ...around, isNested: false }), own) : nowhere;
      const isList = isFunctionNode(part) && /^(?:is|where|matches)$/i.test(part.getName());
      return isList ? reachOfList(part.value, { ...around, isNested: false, root: nowhere }) : nowhere;
    })
    .reduce(greater, nowhere);
}

/** `::view-transition-group(jobs-poster)`, `::view-transition-group(*.jobs-card)` or `::highlight(jobs-found)` */
function isOfOwnName(part: Part, name: string): boolean {
  return (
    isFunctionNode(part) &&
    /^(?:view-transition-|highlight$)/i.test(part.getName()) &&
    part.value.some((one) => identOf(one).startsWith(`${name}-`))
  );
}

/**
 * Whether the selector matches only the document, while it contains something of the section: `:root:has(.jobs-A)`.
 * @param documents names of what counts as the document
 */
export function isDocumentWithOwn(
  selector: readonly Part[],
  around: SelectorContext,
  documents = [':root', 'html'],
): boolean {
  const [colon, has] = selector.slice(-2);
  const named = selector.slice(0, -2);
  const sign = isTokenColon(tokenOf(named[0])) ? ':' : '';
  return (
    named.length === 1 + sign.length &&
    documents.includes(sign + identOf(named.at(-1)).toLowerCase()) &&
    isTokenColon(tokenOf(colon)) &&
    isFunctionNode(has) &&
    has.getName().toLowerCase() === 'has' &&
    reachOfList(has.value, { ...around, isNested: false }) !== nowhere
  );
}

/** Whether only `+` or `~` leads out of what is the section's: `.jobs-A + p`. */
export function isBesideOwn(selector: readonly Part[], around: SelectorContext): boolean {
  const isInside = (part: Part) => !isSign(part, '+') && !isSign(part, '~');
  return reachOf(selector.filter(isInside), around) !== nowhere;
}

const lesser = (one: Reach, other: Reach): Reach => (one < other ? one : other);
const greater = (one: Reach, other: Reach): Reach => (one > other ? one : other);
