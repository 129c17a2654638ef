import { elementsWithin, wordsIn } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { isClosedDialog, isNotShown } from '../hidden-parts.ts';
import { isSending, kindOfForm, nameOfForm, reactsForm } from './form-kinds.ts';

const personalTypes = /^(?:email|tel)$/i;
/** What `autocomplete` says of fields for facts about a person. */
const personal = /(?:^|\s)(?:name|given-name|family-name|email|tel|street-address|bday)$/;
const typed = /^(?:text|search|email|tel|url|password)$/i;
/** Words of a button that is disabled because there is nothing to send any more. */
const over =
  /agotad|complet[oa]\b|cerrad|finaliz|termin|no disponible|sold out|closed|\bfull\b|\bended|\bover\b|unavailable/i;

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
    if ((kind === 'posted' || kind === 'asked') && isShut(form, own, inside))
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

/** Whether all buttons that send a form are disabled, and what they would send is not. */
function isShut(form: PageElement, own: readonly PageElement[], inside: readonly PageElement[]): boolean {
  const { id } = form.attributes;
  const buttons = own.filter(
    (one) =>
      isSending(one) &&
      (inside.includes(one) ? !('form' in one.attributes) : id !== undefined && one.attributes['form'] === id),
  );
  if (buttons.length === 0 || !buttons.every(({ attributes }) => 'disabled' in attributes)) return false;
  if (buttons.some((button) => over.test(wordsIn(inside, (one) => one === button)))) return false;
  const disabled = elementsWithin(inside, ({ attributes }) => 'disabled' in attributes);
  return inside.some((one) => isTyped(one) && !disabled.has(one) && !('readonly' in one.attributes));
}
