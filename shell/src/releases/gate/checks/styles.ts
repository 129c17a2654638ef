/** At-rules whose content is no selector. */
const withoutSelectors =
  /^@(?:-webkit-)?(keyframes|font-face|property|counter-style|font-palette-values|position-try|page)\b/;
/** At-rules that a section may have, besides the boxes in the margins of its printed pages; others (`@view-transition`) hold for the whole document. */
const ownRules =
  /^@(?:-webkit-)?(?:charset|container|counter-style|font-face|font-palette-values|import|keyframes|layer|media|page|position-try|property|scope|starting-style|supports)\b/;
const marginBox = /^@(?:top|bottom|left|right)-[a-z-]+$/;
/** The layers that a section's styles may be in. */
const ownLayers = new Set(['design', 'remote']);

interface Sheet {
  css: string;
  /** A part in pages of others brings it. */
  isOfSlot?: boolean;
}

/**
 * Styles of a section must not reach another one: every selector names a class of the section's own CSS modules, and every
 * rule is in a layer. So neither `:global` nor an element's name alone passes.
 * @param name of the remote, which begins each of its classes
 */
export function styleProblems(name: string, { css, isOfSlot = false }: Sheet): string[] {
  const problems: string[] = [];
  const layers: string[] = [];
  for (const { prelude, ancestors, declarations } of rules(css)) {
    if (prelude.startsWith('@import')) problems.push(`${prelude} brings a foreign style sheet`);
    const isInPage = ancestors.some((one) => one.startsWith('@page'));
    if (prelude.startsWith('@') && !ownRules.test(prelude) && !(isInPage && marginBox.test(prelude)))
      problems.push(`${prelude} is no rule of a section's: it may hold for pages of others`);
    if (prelude.startsWith('@page') && !namesOwnPages(prelude, name))
      problems.push(`${prelude} is how pages of others are printed, too: its name must begin with ${name}-`);
    const named = /^@(?:keyframes|property|counter-style|font-palette-values|position-try)\s+(?:--)?(\S+)/.exec(
      prelude,
    )?.[1];
    if (named && !named.startsWith(`${name}-`))
      problems.push(`${prelude} may be another section's: its name must begin with ${name}-`);
    const layer = /^@layer\s+([\w.]+)$/.exec(prelude)?.[1];
    if (layer && !ownLayers.has(layer)) layers.push(layer);
    const isRule = !prelude.startsWith('@') && !ancestors.some((one) => withoutSelectors.test(one));
    if (!isRule) continue;
    const isForTheDocument = declarations.every((declaration) => isOfTheDocument(declaration, { name, isOfSlot }));
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

/**
 * What a section may say of the whole document while a page of its own is in it (`:root:has(.page)`): letters up to twice as large, or
 * as small as in print, which of its own pages it is printed on, and some room above and below. More would let it hide what is of others.
 */
function isOfTheDocument(
  [property, value]: Declaration,
  { name, isOfSlot }: { name: string; isOfSlot: boolean },
): boolean {
  const [, figure = '', unit = ''] = /^(\d*\.?\d+)(%|px|rem)$/.exec(value) ?? [];
  const within = (least: number, most: number) => figure !== '' && Number(figure) >= least && Number(figure) <= most;
  if (property.startsWith('scroll-padding')) return unit === 'rem' ? within(0, 10) : unit === 'px' && within(0, 160);
  if (isOfSlot) return false;
  if (property === 'page') return value === 'auto' || value.startsWith(`${name}-`);
  return property === 'font-size' && (unit === '%' ? within(100, 200) : unit === 'px' && within(12, 32));
}

/** `@page jobs-programme:first` is for what says `page: jobs-programme`; without a name it is for all that is printed. */
function namesOwnPages(prelude: string, name: string): boolean {
  return prelude
    .slice('@page'.length)
    .split(',')
    .every((one) => one.trim().startsWith(`${name}-`));
}

type Declaration = readonly [property: string, value: string];

interface Rule {
  /** What stands before its block: a selector list or an at-rule. */
  prelude: string;
  ancestors: readonly string[];
  /** What it sets, without what rules inside of it set. */
  declarations: Declaration[];
}

function rules(css: string): Rule[] {
  const found: Rule[] = [];
  const open: Rule[] = [];
  const begin = (prelude: string) => {
    const rule = { prelude, ancestors: open.map((one) => one.prelude), declarations: [] };
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
      if (prelude.trim().startsWith('@')) begin(prelude.trim());
      else if (prelude.trim()) open.at(-1)?.declarations.push(declared(prelude));
      if (token === '}') open.pop();
      prelude = '';
    } else prelude += token;
  }
  return found;
}

function declared(text: string): Declaration {
  const colon = text.indexOf(':');
  return colon < 0 ? [text.trim(), ''] : [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()];
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
