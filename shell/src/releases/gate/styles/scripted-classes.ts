import { type SelectorSubject, subjectsOf } from './focus-subjects.ts';
import { type Rule, cssText } from './style-rules.ts';

/** Classes of which a sheet says how they look with or without scripts, as `@media (scripting: none) { .a { display: none } }`. */
export function scriptedClasses(css: string, rules: readonly Rule[]): string[] {
  return css.includes('scripting') ? classesIn(rules, [], false) : [];
}

function classesIn(rules: readonly Rule[], parents: readonly SelectorSubject[], isScripted: boolean): string[] {
  return rules.flatMap(({ at, prelude, declarations, rules: inside }) => {
    const subjects = at ? parents : subjectsOf(prelude, parents);
    const isWithin = isScripted || (at === 'media' && cssText(prelude).includes('scripting'));
    const own = isWithin && declarations.length > 0 ? subjects : [];
    return [
      ...own.flatMap(({ classes, named }) => (classes.length > 0 ? classes.flat() : named)),
      ...classesIn(inside, subjects, isWithin),
    ];
  });
}
