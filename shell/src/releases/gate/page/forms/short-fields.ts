import type { PageElement } from '../elements.ts';
import { labelOf } from './field-labels.ts';

/** The fewest letters that such fields take. */
const ofAddress = 20;
const ofName = 10;
/** Fields for names of people and towns, and for addresses. */
const filled = /(?:^|\s)(?:name|given-name|family-name|street-address|address-line1|address-level2|organization)$/;
const named = /^(?:name|nombre|surname|apellidos|city|town|ciudad|municipio|street|calle|subject|asunto)$/i;
/** The label of a field for a part of a name. */
const part = /inicial|initial|abrev|abbrev/i;

/** Fields that take fewer letters than what they ask for has. @returns one line at most */
export function shortFieldProblems(own: readonly PageElement[]): string[] {
  for (const field of own) {
    const { name: element, attributes } = field;
    const { type = 'text', name = '', autocomplete = '', maxlength } = attributes;
    if (maxlength === undefined || !/^[1-9]\d?$/.test(maxlength)) continue;
    const isInput = element === 'input';
    const isLong = element === 'textarea' || (isInput && type.toLowerCase() === 'email');
    const isName = isInput && type.toLowerCase() === 'text' && (filled.test(autocomplete) || named.test(name));
    const fewest = isLong ? ofAddress : isName ? ofName : 0;
    if (Number(maxlength) < fewest && !part.test(labelOf(field, own)))
      return [`has the field “${name}”, which takes ${maxlength} letters (maxLength): names and addresses are longer`];
  }
  return [];
}
