import {
  type ComponentValue,
  isFunctionNode,
  isSimpleBlockNode,
  isTokenNode,
  isWhitespaceNode,
  parseListOfComponentValues,
  type SimpleBlockNode,
  stringify,
} from '@csstools/css-parser-algorithms';
import {
  type CSSToken,
  isTokenAtKeyword,
  isTokenCDC,
  isTokenCDO,
  isTokenCloseCurly,
  isTokenColon,
  isTokenComma,
  isTokenComment,
  isTokenDelim,
  isTokenIdent,
  isTokenOpenCurly,
  isTokenSemicolon,
  tokenize,
} from '@csstools/css-tokenizer';

/** A token, or a block or function with its content, as browsers read it: names and strings have no escapes. */
export type Part = ComponentValue;

export interface Declaration {
  property: string;
  /** Without `!important`. */
  value: readonly Part[];
}

export interface Rule {
  /** The name of an at-rule, `media` of `@media`; empty for a style rule. */
  at: string;
  /** The part before the block: selectors, or an at-rule's parameters. */
  prelude: readonly Part[];
  /** The rule's own declarations, without those of nested rules. */
  declarations: Declaration[];
  rules: Rule[];
}

export interface StyleSheet extends Pick<Rule, 'rules'> {
  parts: readonly Part[];
  /** Syntax errors that make browsers read this sheet, or the next sheet of a page, differently. */
  faults: string[];
}

/** A style sheet as browsers read it: https://drafts.csswg.org/css-syntax. */
export function readSheet(css: string): StyleSheet {
  const faults: string[] = [];
  const onParseError = ({ message }: Error) => void faults.push(message);
  const tokens = tokenize({ css }, { onParseError }).filter((token) => !isTokenComment(token));
  if (tokens.some((token) => isTokenCDO(token) || isTokenCDC(token))) faults.push('a comment of HTML is none of CSS');
  const parts = parseListOfComponentValues(tokens, { onParseError });
  if (parts.some((part) => isTokenCloseCurly(tokenOf(part)))) faults.push('it closes a block that it did not open');
  const { rules, rest } = readBlock(parts, false);
  if (rest.length > 0) faults.push(`it ends within "${cssText(rest)}"`);
  return { parts, rules, faults };
}

/** @param isInStyle in a style rule everything that begins like a custom property is one, up to the semicolon */
function readBlock(
  parts: readonly Part[],
  isInStyle: boolean,
): Pick<Rule, 'declarations' | 'rules'> & { rest: readonly Part[] } {
  const found: Pick<Rule, 'declarations' | 'rules'> = { declarations: [], rules: [] };
  let open: Part[] = [];
  const end = () => {
    const [first] = open;
    const declared = declaration(open);
    if (isTokenAtKeyword(tokenOf(first))) found.rules.push(readRule(open, [], isInStyle));
    else if (declared) found.declarations.push(declared);
    open = [];
  };
  for (const part of parts) {
    if (open.length === 0 && isWhitespaceNode(part)) continue;
    if (isTokenSemicolon(tokenOf(part))) end();
    else if (isBlock(part) && !(isInStyle && declaration(open)?.property.startsWith('--'))) {
      found.rules.push(readRule(open, part.value, isInStyle));
      open = [];
    } else open.push(part);
  }
  const rest = open;
  end();
  return { ...found, rest };
}

function readRule(before: readonly Part[], block: readonly Part[], isInStyle: boolean): Rule {
  const first = tokenOf(before[0]);
  const at = isTokenAtKeyword(first) ? first[4].value.toLowerCase() : '';
  const { declarations, rules } = readBlock(block, isInStyle || at === '');
  return { at, prelude: at ? before.slice(1) : before, declarations, rules };
}

function declaration([name, ...others]: readonly Part[]): Declaration | undefined {
  const [colon, ...value] = others.slice(others.findIndex((part) => !isWhitespaceNode(part)));
  const named = tokenOf(name);
  if (!isTokenIdent(named) || !isTokenColon(tokenOf(colon))) return undefined;
  const { value: property } = named[4];
  return { property: property.startsWith('--') ? property : property.toLowerCase(), value: withoutImportance(value) };
}

function withoutImportance(value: readonly Part[]): readonly Part[] {
  const end = value.findLastIndex((part) => isSign(part, '!'));
  const isImportant = end >= 0 && cssText(value.slice(end + 1)).toLowerCase() === 'important';
  return isImportant ? value.slice(0, end) : value;
}

function isBlock(part: Part): part is SimpleBlockNode {
  return isSimpleBlockNode(part) && isTokenOpenCurly(part.startToken);
}

/** The token that a part is; undefined for a function or a block. */
export function tokenOf(part: Part | undefined): CSSToken | undefined {
  return isTokenNode(part) ? part.value : undefined;
}

/** Whether a part is one sign: `&`, `>`, `!`. */
export function isSign(part: Part | undefined, sign: string): boolean {
  const token = tokenOf(part);
  return isTokenDelim(token) && token[4].value === sign;
}

/** The name that a part is, or an empty text. */
export function identOf(part: Part | undefined): string {
  const token = tokenOf(part);
  return isTokenIdent(token) ? token[4].value : '';
}

/** The text as it is written, without comments and with its escapes. */
export function cssText(parts: readonly Part[]): string {
  return stringify([[...parts]]).trim();
}

/** A selector for a sentence: without backslashes, so that its class names are as in pages (`jobs-Card.module-title`). */
export function withoutEscapes(text: string): string {
  return text.replaceAll(/\\(?=[^\da-f\s])/gi, '');
}

/** Splits a list at its own commas, not at those inside of `:is(…)`. */
export function listed(parts: readonly Part[]): Part[][] {
  const found: Part[][] = [[]];
  for (const part of parts) {
    if (isTokenComma(tokenOf(part))) found.push([]);
    else found.at(-1)?.push(part);
  }
  return found.map((one) => withoutSpace(one));
}

/** Removes white space at both ends. */
function withoutSpace(parts: readonly Part[]): Part[] {
  const isWord = (part: Part) => !isWhitespaceNode(part);
  const first = parts.findIndex(isWord);
  return first < 0 ? [] : parts.slice(first, parts.findLastIndex(isWord) + 1);
}

/** All parts with their nested parts. */
export function allParts(parts: readonly Part[]): Part[] {
  const found: Part[] = [];
  const add = (some: readonly Part[]) => {
    for (const part of some) {
      found.push(part);
      if (isFunctionNode(part) || isSimpleBlockNode(part)) add(part.value);
    }
  };
  add(parts);
  return found;
}
