import { isFunctionNode } from '@csstools/css-parser-algorithms';
import { isTokenString, isTokenURL } from '@csstools/css-tokenizer';
import { allParts, type Part, readSheet, tokenOf } from './style-rules.ts';

/** Functions in which a string is an address. */
const fetching = /^(?:url|src|image|(?:-webkit-)?(?:image-set|cross-fade))$/i;

/** All addresses that a browser may request because of a style sheet. */
export function addressesIn(css: string): string[] {
  return addresses(readSheet(css).parts);
}

/** The same of a part of a sheet that was read before. */
export function addresses(parts: readonly Part[]): string[] {
  return allParts(parts).flatMap((part) => {
    const token = tokenOf(part);
    if (isTokenURL(token)) return [token[4].value];
    return isFunctionNode(part) && fetching.test(part.getName()) ? texts(part.value) : [];
  });
}

/** The `type(…)` in an `image-set` is no address. */
function texts(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (isFunctionNode(part)) return /^type$/i.test(part.getName()) ? [] : texts(part.value);
    const token = tokenOf(part);
    return isTokenString(token) ? [token[4].value] : [];
  });
}
