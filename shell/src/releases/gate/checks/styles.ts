/** At-rules whose content is no selector. */
const withoutSelectors =
  /^@(?:-webkit-)?(keyframes|font-face|property|counter-style|font-feature-values|font-palette-values|position-try|page)\b/;
/** The layers that a section's styles may be in. */
const ownLayers = new Set(['design', 'remote']);
/** What a page may say of the whole document while it is in it (`:root:has(.page)`): more would let a slot hide pages of others. */
const forTheDocument = /^(?:font-size|page|scroll-padding[a-z-]*)$/;

/**
 * Styles of a section must not reach another one: every selector names a class of the section's own CSS modules, and every
 * rule is in a layer. So neither `:global` nor an element's name alone passes.
 * @param name of the remote, which begins each of its classes
 */
export function styleProblems(name: string, css: string): string[] {
  const problems: string[] = [];
  const layers: string[] = [];
  for (const { prelude, ancestors, properties } of rules(css)) {
    if (prelude.startsWith('@import')) problems.push(`${prelude} brings a foreign style sheet`);
    const named = /^@(?:keyframes|property|counter-style|font-palette-values|position-try)\s+(?:--)?(\S+)/.exec(
      prelude,
    )?.[1];
    if (named && !named.startsWith(`${name}-`))
      problems.push(`${prelude} may be another section's: its name must begin with ${name}-`);
    const layer = /^@layer\s+([\w.]+)$/.exec(prelude)?.[1];
    if (layer && !ownLayers.has(layer)) layers.push(layer);
    const isRule = !prelude.startsWith('@') && !ancestors.some((one) => withoutSelectors.test(one));
    if (!isRule) continue;
    const isForTheDocument = properties.every((property) => forTheDocument.test(property));
    const foreign = selectors(prelude)
      .map((selector) => ({ selector, full: whole(selector, ancestors) }))
      .find(({ full }) => !namesOwn(full, name) && !(isForTheDocument && isDocumentWithOwn(full, name)))?.selector;
    if (foreign) problems.push(`the style "${foreign}" reaches pages of others: it names no class of this section`);
    if (!ancestors.some((one) => one.startsWith('@layer'))) problems.push(`the style "${prelude}" is in no layer`);
  }
  for (const [, family = ''] of css.matchAll(/@font-face\s*\{[^}]*?font-family:\s*["']?([^;}"']+)/g))
    if (!family.startsWith(`${name}-`))
      problems.push(`the font ${family} may be another section's: its name must begin with ${name}-`);
  for (const [, address] of css.matchAll(/url\(\s*["']?((?:https?:)?\/\/[^"')]*)/g))
    problems.push(`${address} is fetched from elsewhere`);
  for (const [, address] of css.matchAll(/image-set\([^)]*["']((?:https?:)?\/\/[^"')]*)/g))
    problems.push(`${address} is fetched from elsewhere`);
  for (const layer of new Set(layers)) problems.push(`the layer ${layer} is not a section's`);
  return [...new Set(problems)];
}

interface Rule {
  /** What stands before its block: a selector list or an at-rule. */
  prelude: string;
  ancestors: readonly string[];
  /** What it sets, without what rules inside of it set. */
  properties: string[];
}

function rules(css: string): Rule[] {
  const found: Rule[] = [];
  const open: Rule[] = [];
  const begin = (prelude: string) => {
    const rule = { prelude, ancestors: open.map((one) => one.prelude), properties: [] };
    found.push(rule);
    return rule;
  };
  let prelude = '';
  // Strings and comments are one token each: a brace in them opens nothing.
  for (const [token] of css.matchAll(/\/\*.*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]|[^{};"'/]+|\//gs)) {
    if (token.startsWith('/*')) continue;
    if (token === '{') {
      open.push(begin(prelude.trim()));
      prelude = '';
    } else if (token === '}' || token === ';') {
      if (prelude.trim().startsWith('@import')) begin(prelude.trim());
      else if (prelude.trim()) open.at(-1)?.properties.push(prelude.split(':', 1)[0]?.trim() ?? '');
      if (token === '}') open.pop();
      prelude = '';
    } else prelude += token;
  }
  return found;
}

/** A rule inside of others matches what `&` stands for, or what stands in that. */
function whole(selector: string, ancestors: readonly string[]): string {
  const outer = ancestors.filter((one) => !one.startsWith('@'));
  return [...outer, selector].reduce((above, one) => {
    const parent = `:is(${above})`;
    return one.includes('&') ? one.replaceAll('&', () => parent) : `${parent} ${one}`;
  });
}

/**
 * Whatever it matches is or stands in an element of the section: alternatives count all together; what is excluded, what stands in
 * the element or beside it (`:has`) and what is a text do not count.
 */
function namesOwn(selector: string, name: string): boolean {
  const part = /:([\w-]+)\(/.exec(selector);
  if (!part) return selector.replaceAll(/\[[^\]]*\]|"[^"]*"|'[^']*'/g, '').includes(`.${name}-`);
  const begin = part.index + part[0].length;
  let end = begin;
  for (let depth = 1; end < selector.length && depth > 0; end++) {
    if (selector[end] === '(') depth += 1;
    if (selector[end] === ')') depth -= 1;
  }
  const [before, inside, after] = [selector.slice(0, part.index), selector.slice(begin, end - 1), selector.slice(end)];
  const isList = /^(?:is|where|matches)$/i.test(part[1] ?? '');
  return (isList && selectors(inside).every((one) => namesOwn(one, name))) || namesOwn(before + after, name);
}

/** The document alone, while something of the section is in it. */
function isDocumentWithOwn(selector: string, name: string): boolean {
  const inside = /^:root:has\((.+)\)$/.exec(selector)?.[1];
  return inside !== undefined && !inside.includes(')') && selectors(inside).every((one) => namesOwn(one, name));
}

/** Split at the commas of the list, not at those inside of `:is(…)`. */
function selectors(list: string): string[] {
  const found = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (letter === ',' && depth === 0) found.push('');
    else found.push((found.pop() ?? '') + letter);
  }
  return found.map((selector) => selector.trim());
}
