import { around } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { labelOf } from './field-labels.ts';
import { kindOfForm } from './form-kinds.ts';

/** Names of fields, and words of their labels, by which somebody agrees to something or asks for letters. */
export const namedConsent =
  /consent|(?<!a)condicion|(?<!air.?)condition|acept|accept(?!s)|agree|autoriz|authori[sz]|privac|gdpr|rgpd|marketing|newsletter|opt-?in/i;
export const wordedConsent =
  /consent|consient|acept[oa]\b|\baccept|\bagree|autoriz[oa]\b|authori[sz]e|he leído|have read|estoy de acuerdo|doy (?:mi )?permiso|permit(?:o|e) que|give (?:my )?permission|(?:recibir|receive|suscrib|subscribe).*(?:bolet[ií]n|novedades|publicidad|ofertas|newsletter|news|offers|marketing)/i;

/** Names of fields that say nothing but that somebody agreed, and what such a field says. */
const agreed = /consent|acepta(?!da)|agree|autoriz|authori[sz]|gdpr|rgpd/i;
const yes = /^(?:true|on|1|yes|s[ií])$/i;

/** Whether a field says, without being asked, that somebody agreed. */
export function saysAgreed(name: string, value: unknown): boolean {
  return agreed.test(name) && yes.test(String(value));
}

/**
 * Consents in forms that are sent, which are ticked before anybody gave them: the law (GDPR, article 4.11) counts them as none.
 * So is a box that has to be ticked. Boxes for anything else may be ticked.
 * @param own elements of a page that everybody sees
 */
export function tickedConsentProblems(own: readonly PageElement[]): string[] {
  const ticked = own.filter(
    (element) =>
      element.name === 'input' &&
      element.attributes['type']?.toLowerCase() === 'checkbox' &&
      'checked' in element.attributes &&
      isSent(element, own),
  );
  const found = ticked.filter(
    (box) =>
      'required' in box.attributes ||
      namedConsent.test(box.attributes['name'] ?? '') ||
      wordedConsent.test(labelOf(box, own)),
  );
  const names = found.map(({ attributes: { name, id } }) => name ?? id ?? '');
  const hidden = own.find(
    (element) =>
      element.name === 'input' &&
      element.attributes['type']?.toLowerCase() === 'hidden' &&
      saysAgreed(element.attributes['name'] ?? '', element.attributes['value']) &&
      isSent(element, own),
  );
  return [
    ...[...new Set(names)]
      .slice(0, 3)
      .map((name) => `has the consent “${name}” ticked beforehand: only who ticks it has agreed`),
    ...(hidden
      ? [`has the consent “${hidden.attributes['name']}” in a hidden field: only who ticks a box has agreed`]
      : []),
  ];
}

/** Whether its form is posted, or a script may post it; searches and choices of what is shown are not. */
function isSent(element: PageElement, own: readonly PageElement[]): boolean {
  const form = around(element, ({ name }) => name === 'form');
  const kind = form && kindOfForm(form, own);
  return kind === 'posted' || kind === 'scripted';
}
