import { elementsWithin, wordsIn } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { isClosedDialog, isNotShown } from '../hidden-parts.ts';
import { isSending, kindOfForm, nameOfForm, reactsForm } from './form-kinds.ts';

const personalTypes = /^(?:email|tel)$/i;
/** What `autocomplete` says of fields for facts about a person. */
const personal = /(?:^|\s)(?:name|given-name|family-name|email|tel|street-address|bday)$/;
const typed = /^(?:text|search|email|tel|url|password)$/i;
/** Fields in which Enter sends a form without a button, as long as it is the only one. */
const sentByEnter = /^(?:text|search|email|tel|url|password|number|date|month|week|time|datetime-local)$/i;
/** Words of a button that is disabled because there is nothing to send any more. */
const over =
  /agotad|complet[oa]\b|cerrad|finaliz|termin|no disponible|fuera de plazo|sin (?:plazas|entradas)|no (?:hay|quedan)|llen[oa]s?\b|cancelad|suspend|abre|pr[oó]xim|sold out|no \w+ left|cancelled|booked|closed|\bfull\b|\bended|\bover\b|unavailable|\bopens\b|coming/i;

interface Options {
  isPrivate: boolean;
  /** Classes of which a style says how they look with or without scripts. */
  scripted: ReadonlySet<string>;
}

/** Forms of a section that nobody can send without scripts, and those that would write facts about a person into the address. */
export function unsentFormProblems(own: readonly PageElement[], { isPrivate, scripted }: Options): string[] {
  const forms = own.filter(({ name }) => name === 'form');
  if (forms.length === 0) return [];
  const left = elementsWithin(
    own,
    (one) =>
      isNotShown(one) ||
      isClosedDialog(one) ||
      (one.attributes['class']?.split(/\s+/) ?? []).some((name) => scripted.has(name)),
  );
  return forms.flatMap((form) => {
    const inside = [...elementsWithin(own, (one) => one === form)];
    const kind = kindOfForm(form, own);
    const name = nameOfForm(form, inside);
    const told = kind === 'asked' && !isPrivate ? inside.find(isTold) : undefined;
    if (told)
      return [
        `has the form “${name}”, which would write “${told.attributes['name']}” into the address, where histories and logs keep it: method="post"`,
      ];
    if (left.has(form)) return [];
    if (kind === 'scripted' && asksForAnswer(form, inside, own))
      return [
        `has the form “${name}”, which nobody sends without scripts: method="post" and the route’s action send it either way`,
      ];
    if (kind !== 'posted' && kind !== 'asked') return [];
    const buttons = buttonsOf(form, own, inside);
    if (buttons.length === 0 && needsButton(inside))
      return [
        `has the form “${name}”, which no button sends: without scripts nobody can send what they have chosen in it`,
      ];
    if (isShut(buttons, inside))
      return [`has the form “${name}”, whose button is disabled: without scripts nobody can send it`];
    return [];
  });
}

/** Whether a field is for facts about a person. */
function isPersonal({ name, attributes }: PageElement): boolean {
  const { type = 'text', autocomplete = '' } = attributes;
  return name === 'input' && (personalTypes.test(type) || (typed.test(type) && personal.test(autocomplete)));
}

function isTold(field: PageElement): boolean {
  return isPersonal(field) && Boolean(field.attributes['name']) && !('disabled' in field.attributes);
}

/** Where a page says a result that a script has found. */
const results = /^(?:status|alert|log)$/;

function saysResult({ name, attributes }: PageElement): boolean {
  const { role = '', 'aria-live': live = 'off' } = attributes;
  return name === 'output' || results.test(role) || live !== 'off';
}

/**
 * Whether a form takes what somebody writes to be answered. Figures, choices and what has a result beside it (`output`) are calculated; so
 * is what a function of React takes, where the page says the result in or beside the form.
 */
function asksForAnswer(form: PageElement, inside: readonly PageElement[], own: readonly PageElement[]): boolean {
  if (inside.some(({ name }) => name === 'output')) return false;
  const hasFunction = reactsForm.test(form.attributes['action'] ?? '');
  const isOfReact =
    hasFunction && ![...elementsWithin(own, (one) => one === form.parent), ...inside].some((one) => saysResult(one));
  return inside.some(
    (one) =>
      !('readonly' in one.attributes) &&
      (isPersonal(one) ||
        (one.name === 'textarea' && inside.some(isSending)) ||
        (isOfReact && isTyped(one) && 'name' in one.attributes)),
  );
}

function isTyped({ name, attributes: { type = 'text' } }: PageElement): boolean {
  return name === 'textarea' || (name === 'input' && typed.test(type));
}

/** The controls that send a form: buttons in it, and those that name it. */
function buttonsOf(form: PageElement, own: readonly PageElement[], inside: readonly PageElement[]): PageElement[] {
  const { id } = form.attributes;
  return own.filter(
    (one) =>
      (isSending(one) || one.attributes['type']?.toLowerCase() === 'image') &&
      (inside.includes(one) ? !('form' in one.attributes) : id !== undefined && one.attributes['form'] === id),
  );
}

/** Whether a form has something to choose or to write, and no field in which Enter sends it: browsers do that where there is one text field. */
function needsButton(inside: readonly PageElement[]): boolean {
  const disabled = elementsWithin(inside, ({ attributes }) => 'disabled' in attributes);
  const free = inside.filter((one) => !disabled.has(one) && 'name' in one.attributes);
  const texts = free.filter((one) => one.name === 'input' && sentByEnter.test(one.attributes['type'] ?? 'text'));
  const isChoice = (one: PageElement) =>
    one.name === 'textarea' ||
    (one.name === 'input' && /^(?:checkbox|radio|file|range)$/i.test(one.attributes['type'] ?? '')) ||
    (one.name === 'select' &&
      inside.filter(({ name, parent }) => name === 'option' && (parent === one || parent?.parent === one)).length > 1);
  return texts.length > 1 || (texts.length === 0 && free.some(isChoice));
}

/** Whether all buttons that send a form are disabled, and what they would send is not. */
function isShut(buttons: readonly PageElement[], inside: readonly PageElement[]): boolean {
  if (buttons.length === 0 || !buttons.every(({ attributes }) => 'disabled' in attributes)) return false;
  if (buttons.some((button) => over.test(wordsIn(inside, (one) => one === button)))) return false;
  const disabled = elementsWithin(inside, ({ attributes }) => 'disabled' in attributes);
  return inside.some((one) => isTyped(one) && !disabled.has(one) && !('readonly' in one.attributes));
}
