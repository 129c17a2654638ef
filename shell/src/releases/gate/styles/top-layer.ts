import { classesIn, type SelectorSubject, subjectsOf } from './focus-subjects.ts';
import { cssText, listed, type Part, type Rule, withoutEscapes } from './style-rules.ts';

/** Elements that browsers show above the page and close by themselves, or classes that are called so. */
const topLayer = /\bdialog\b|popover|:modal/i;
/** Classes of what opens such an element, which stays in the page itself. */
const opener = /[\w-]*(?:popover-?button|(?:popover|dialog)-?(?:trigger|opener|toggle|anchor))(?![\w-])/gi;
/** What a selector has at its end only for such an element. */
const sign = /(?:::backdrop|:modal|:popover-open)[^\s>+~]*$/i;
/** In other sheets there is no such sign. */
const maySign = /::backdrop|:modal|:popover-open|\bdialog\b/i;

/** Whether browsers show what a rule is for above the page by themselves. */
export type IsTopLayer = (rule: Rule) => boolean;

/**
 * A rule is for such an element by its selector, or by a class that another rule of the sheet says to be one of it: with
 * `.lightbox::backdrop` in a sheet `.lightbox` is a dialog. @param rules of the sheet
 */
export function createTopLayer(css: string, rules: readonly Rule[]): IsTopLayer {
  const classes = new Set(maySign.test(css) ? signedClasses(rules, []) : []);
  return ({ prelude }) =>
    isCalledSo(prelude) ||
    (classes.size > 0 && listed(prelude).every((selector) => classesIn(selector).some((one) => classes.has(one))));
}

function isCalledSo(prelude: readonly Part[]): boolean {
  const selector = withoutEscapes(cssText(prelude));
  return topLayer.test(selector) && topLayer.test(selector.replaceAll(opener, ''));
}

/** @param parents of the rule in which the rules are nested */
function signedClasses(rules: readonly Rule[], parents: readonly SelectorSubject[]): string[] {
  return rules.flatMap(({ at, prelude, rules: inside }) => {
    if (at) return signedClasses(inside, parents);
    const signed = listed(prelude).flatMap((selector) => {
      const isSigned = sign.test(cssText(selector).replaceAll(/:(?:not|has)\([^)]*\)/gi, ''));
      return subjectsOf(selector, parents).filter(({ types }) => isSigned || types.includes('dialog'));
    });
    return [
      ...signed.flatMap(({ classes }) => classes.flat()),
      ...(inside.length > 0 ? signedClasses(inside, subjectsOf(prelude, parents)) : []),
    ];
  });
}
