import { isFunctionNode, isSimpleBlockNode, isWhitespaceNode } from '@csstools/css-parser-algorithms';
import { isTokenString } from '@csstools/css-tokenizer';
import { isForeignOrigin } from '../page/foreign-origin.ts';
import { atTheTop, isBesideOwn, isDocumentWithOwn, reachOf, reachOfList, type SelectorContext } from './selectors.ts';
import { createShellLayers, isForPrint, type IsOfShellLayer, shellLayer } from './layers.ts';
import { addresses } from './style-addresses.ts';
import {
  type Declaration,
  listed,
  type Part,
  readSheet,
  type Rule,
  type StyleSheet,
  cssText,
  withoutEscapes,
  tokenOf,
  identOf,
} from './style-rules.ts';
import { createTopLayer, type IsTopLayer } from './top-layer.ts';

/** At-rules whose content has no selectors. */
const withoutSelectors =
  /^(?:-webkit-)?(?:keyframes|font-face|property|counter-style|font-feature-values|font-palette-values|function|position-try|page)$/;
/** At-rules whose names are global in the document. */
const named =
  /^(?:-webkit-)?(?:keyframes|property|counter-style|font-feature-values|font-palette-values|function|position-try)$/;
/** At-rules that a section may use, besides margin boxes of its printed pages and letter forms of its fonts; others are global. */
const ownRules =
  /^(?:-webkit-)?(?:charset|container|counter-style|font-face|font-feature-values|font-palette-values|function|import|keyframes|layer|media|page|position-try|property|scope|starting-style|supports)$/;
const marginBox = /^(?:top|bottom|left|right)-[a-z-]+$/;
const letterForms = /^(?:annotation|character-variant|historical-forms|ornaments|styleset|stylistic|swash)$/;
/** The layers that a section's styles may be in; sub-layers are the section's own choice. */
const ownLayers = new Set(['design', 'remote']);

interface OneSheet {
  css: string;
  /** The same as it was read before. */
  sheet?: StyleSheet;
  /** It belongs to a part that is shown in pages of others. */
  isOfSlot?: boolean;
}

/** The context of a rule. */
interface Place extends SelectorContext {
  isOfSlot: boolean;
  isLayered: boolean;
  /** It is for print, or for what browsers show above the page by themselves. */
  isAboveThePage: boolean;
  isTopLayer: IsTopLayer;
  isOfShellLayer: IsOfShellLayer;
  /** The surrounding at-rule whose content has no selectors. */
  within?: string;
}

/**
 * Styles of a section must not affect another one: every selector must name a class of the section's own CSS modules, and every
 * rule must be in a layer. So neither `:global` nor an element's name alone is accepted.
 * @param name of the remote, with which each of its classes begins
 */
export function styleProblems(name: string, { css, sheet = readSheet(css), isOfSlot = false }: OneSheet): string[] {
  const { parts, rules, faults } = sheet;
  const isTopLayer = createTopLayer(css, rules);
  const top: Place = {
    ...atTheTop(name),
    isOfSlot,
    isLayered: false,
    isAboveThePage: false,
    isTopLayer,
    isOfShellLayer: createShellLayers(rules, isTopLayer),
  };
  const problems = [
    ...faults.map((fault) => `a style sheet that no browser reads to its end: ${fault}`),
    ...rules.flatMap((rule) => ruleProblems(rule, top)),
    ...addresses(parts)
      .filter((address) => isForeignOrigin(address))
      .map((address) => `${address} is fetched from elsewhere`),
  ];
  return [...new Set(problems)];
}

function ruleProblems(rule: Rule, place: Place): string[] {
  if (rule.at) return atRuleProblems(rule, place);
  if (place.within) return [];
  const isAboveThePage = place.isAboveThePage || place.isTopLayer(rule);
  const inside = { ...place, parent: reachOfList(rule.prelude, place), isNested: true, isAboveThePage };
  return [
    ...selectorProblems(rule, place),
    ...layerOverOthers(rule, place),
    ...rule.rules.flatMap((one) => ruleProblems(one, inside)),
  ];
}

const butOfDialog = ' (a dialog’s is named as one: dialog.…, or …::backdrop in the same sheet)';

/** A section's layers lie below the bar of the page; a part in pages of others stays in its place. */
function layerOverOthers(rule: Rule, { isOfSlot, isAboveThePage, isTopLayer, isOfShellLayer }: Place): string[] {
  const declares = (name: string, is: (value: readonly Part[]) => boolean) =>
    declaredBy(rule).some(({ property, value }) => property === name && is(value));
  const isOver = declares('z-index', isOfShellLayer);
  const isFixed = isOfSlot && declares('position', (value) => /^fixed\b/i.test(cssText(value)));
  if (isAboveThePage || isTopLayer(rule)) return [];
  const text = ruleText(rule);
  return [
    ...(isOver
      ? [
          `the style "${text}" has a z-index of ${shellLayer} or more, which the shell keeps for the bar of the page and the notices at its foot: it must be below ${shellLayer}${butOfDialog}`,
        ]
      : []),
    ...(isFixed ? [`the style "${text}" is fixed to the screen, over parts of others${butOfDialog}`] : []),
  ];
}

function selectorProblems(rule: Rule, place: Place): string[] {
  const isWhileOpen = listed(rule.prelude).every((selector) => whileOpen.test(cssText(selector)));
  const isForTheDocument = declaredBy(rule).every(
    (declaration) => isOfTheDocument(declaration, place) || (isWhileOpen && isLock(declaration)),
  );
  const isOfOwnProperties = declaredBy(rule).every((declaration) => isOwnProperty(declaration, place));
  const foreign = listed(rule.prelude).find(
    (selector) =>
      !reachOf(selector, place) &&
      !(isOfOwnProperties && documents.includes(cssText(selector).trim().toLowerCase())) &&
      !(
        isForTheDocument && isDocumentWithOwn(selector, place, isWhileOpen || isOfOwnProperties ? documents : undefined)
      ),
  );
  return [
    ...(foreign ? [reaching(withoutEscapes(cssText(foreign)), reasonOf(foreign, place))] : []),
    ...(place.isLayered ? [] : [unlayered(ruleText(rule))]),
  ];
}

/** The document while something of the section is open above the page. */
const whileOpen =
  /^(?::root|html|body):has\(.*(?:\[open\]|:open|:modal|:popover-open|:checked|\[aria-expanded=["']?true["']?\]|\[data-(?:open|state=["']?open["']?|open=["']?true["']?)\])\s*\)$/is;

function isOwnProperty({ property }: Declaration, { name }: Place): boolean {
  return property.startsWith(`--${name}-`);
}

/** Properties that keep the page below from scrolling. */
function isLock({ property, value }: Declaration): boolean {
  return (
    property === 'scrollbar-gutter' || (/^overflow(?:-y)?$/.test(property) && /^(?:hidden|clip)$/.test(cssText(value)))
  );
}

const documents = [':root', 'html', 'body'];

/** Why a selector reaches pages of others. */
function reasonOf(selector: readonly Part[], place: Place): string {
  if (isDocumentWithOwn(selector, place, documents)) return ofTheDocument(place);
  return isBesideOwn(selector, place) ? 'its part after + or ~ needs a class of its own' : withoutOwn;
}

function ofTheDocument({ name, isOfSlot }: Place): string {
  const said = isOfSlot
    ? `a part in pages of others may set only scroll-padding (up to 160px) and --${name}-…`
    : `a section may set only font-size (12px to 32px), scroll-padding (up to 160px), scroll-behavior, page (${name}-…) and --${name}-…, and overflow: hidden while a dialog of its own is open, which the brackets say (${openSigns})`;
  return `of the document ${said}, as :root:has(…)`;
}

const openSigns = '[open], :open, :modal, :popover-open, :checked, [aria-expanded="true"] or [data-open]';

function atRuleProblems(rule: Rule, place: Place): string[] {
  const { at, prelude } = rule;
  const { name } = place;
  const text = ruleText(rule);
  const problems: string[] = [];
  if (at === 'import') problems.push(`${text} brings a foreign style sheet`);
  const isPart =
    (place.within === 'page' && marginBox.test(at)) || (place.within === 'font-feature-values' && letterForms.test(at));
  if (!ownRules.test(at) && !isPart)
    problems.push(`${text} is no rule of a section's: it may hold for pages of others`);
  if (at === 'page' && !listed(prelude).every(([first]) => identOf(first).startsWith(`${name}-`)))
    problems.push(
      `${text} is how pages of others are printed, too: name it (@page ${name}-…), and let its pages take it (:root:has(…) { page: ${name}-… })`,
    );
  if (named.test(at) && !nameIn(prelude).startsWith(`${name}-`))
    problems.push(`${text} may be another section's: its name must begin with ${name}-`);
  if (at === 'font-face') problems.push(...fontProblems(rule, name));
  if (at === 'layer' && !place.isLayered) problems.push(...layerProblems(rule));
  const inside = placeInside(rule, place);
  if (at === 'scope' && declaredBy(rule).length > 0)
    problems.push(...(inside.root ? [] : [reaching(text, withoutOwn)]), ...(place.isLayered ? [] : [unlayered(text)]));
  return [...problems, ...rule.rules.flatMap((one) => ruleProblems(one, inside))];
}

function placeInside(rule: Rule, place: Place): Place {
  const { at, prelude } = rule;
  if (at === 'layer') return { ...place, isLayered: true };
  if (isForPrint(rule)) return { ...place, isAboveThePage: true };
  if (withoutSelectors.test(at)) return { ...place, within: at };
  if (at !== 'scope') return place;
  // In `@scope (.jobs-A) to (h2)` the rules match only elements that the first brackets match, or elements inside those.
  const [start] = prelude.filter((part) => !isWhitespaceNode(part));
  const root = isSimpleBlockNode(start) ? reachOfList(start.value, { ...place, isNested: false }) : place.root;
  return { ...place, root, parent: root, isNested: false };
}

/** Problems with the names of fonts that a sheet defines. */
function fontProblems({ declarations }: Rule, name: string): string[] {
  return declarations
    .filter(({ property, value }) => property === 'font-family' && !nameIn(value).startsWith(`${name}-`))
    .map(({ value }) => `the font ${nameIn(value)} may be another section's: its name must begin with ${name}-`);
}

/** Whether layers are the section's own: `remote.base` is a sub-layer of `remote`. */
function layerProblems({ prelude }: Rule): string[] {
  return listed(prelude)
    .filter(([first]) => !ownLayers.has(identOf(first)))
    .map((layer) => `the layer ${withoutEscapes(cssText(layer)) || 'without a name'} is not a section's`);
}

/** A rule's own declarations, including those under nested conditions. */
function declaredBy({ declarations, rules }: Rule): Declaration[] {
  const conditions = rules.filter(({ at }) => at !== '' && at !== 'scope' && !withoutSelectors.test(at));
  return [...declarations, ...conditions.flatMap(declaredBy)];
}

/** Permitted font sizes by unit: 12 to 32 pixels, or the same in other units. */
const letters: Record<string, [least: number, most: number]> = {
  '%': [100, 200],
  rem: [1, 2],
  px: [12, 32],
  pt: [9, 24],
};

/**
 * Whether a section may set this property of the whole document while one of its own pages is shown (`:root:has(.page)`): a font
 * size up to twice the usual, or as small as in print, the printed page's name, how it scrolls, some scroll padding, and properties of
 * its own, which no other reads. More would let it hide parts of others.
 */
function isOfTheDocument(declaration: Declaration, place: Place): boolean {
  const { property, value } = declaration;
  const { name, isOfSlot } = place;
  if (isOwnProperty(declaration, place)) return true;
  const text = cssText(value) === '0' ? '0px' : cssText(value);
  const [, figure = '', unit = ''] = /^(\d*\.?\d+)(%|px|pt|rem)$/.exec(text) ?? [];
  const within = (least: number, most: number) => figure !== '' && Number(figure) >= least && Number(figure) <= most;
  if (property.startsWith('scroll-padding')) return unit === 'rem' ? within(0, 10) : unit === 'px' && within(0, 160);
  if (isOfSlot) return false;
  if (property === 'scroll-behavior') return true;
  if (property === 'page') return text === 'auto' || nameIn(value).startsWith(`${name}-`);
  return property === 'font-size' && within(...(letters[unit] ?? [0, 0]));
}

function ruleText({ at, prelude }: Rule): string {
  return `${at && '@'}${at} ${withoutEscapes(cssText(prelude))}`.trim();
}

/** The name in a value, also in quotes, without the hyphens of a custom property. */
function nameIn(parts: readonly Part[]): string {
  const [first] = listed(parts)[0] ?? [];
  const token = tokenOf(first);
  const word = isFunctionNode(first) ? first.getName() : identOf(first);
  return (isTokenString(token) ? token[4].value : word).replace(/^--/, '');
}

const withoutOwn = 'neither what it matches nor anything around that has a class of this section';
const reaching = (text: string, reason: string) => `the style "${text}" reaches pages of others: ${reason}`;
const unlayered = (text: string) => `the style "${text}" is in no layer`;
