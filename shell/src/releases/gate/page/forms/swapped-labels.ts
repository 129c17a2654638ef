import { around } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { labelOf } from './field-labels.ts';

/** The words that labels use for such fields, by the field's type or `autocomplete`. */
const words: Record<string, RegExp> = {
  email: /correo|e-?mail|electr[oó]nic/i,
  tel: /tel[eé]f|phone|m[oó]vil|mobile|whatsapp/i,
  name: /nombre|apellido|\bname/i,
};
const kindOf = ({ name, attributes: { type = 'text', autocomplete = '' } }: PageElement) => {
  const filled = /(?:^|\s)(?:(name|given-name|family-name)|(email)|(tel))$/.exec(autocomplete);
  if (name !== 'input' || /^(?:hidden|checkbox|radio)$/i.test(type)) return undefined;
  if (filled) return filled[1] ? 'name' : (filled[2] ?? filled[3]);
  return /^(?:email|tel)$/i.test(type) ? type.toLowerCase() : undefined;
};

/** Forms of which two fields have one another’s labels: people write their name where the address of e-mail belongs. @returns one line at most */
export function swappedLabelProblems(own: readonly PageElement[]): string[] {
  const fields = own.flatMap((field) => {
    const kind = kindOf(field);
    const label = kind && labelOf(field, own);
    const said = label ? Object.keys(words).filter((one) => words[one]?.test(label)) : [];
    // Skips labels that name two kinds (“Correo o teléfono”) or none: they do not say which field it is.
    return kind && said.length === 1 && said[0] !== kind ? [{ field, kind, label, said: said[0] }] : [];
  });
  for (const one of fields)
    for (const other of fields)
      if (one.said === other.kind && other.said === one.kind && formOf(one.field) === formOf(other.field))
        return [
          `has the label “${one.label}” on the field “${one.field.attributes['name']}”, and “${other.label}” on “${other.field.attributes['name']}”: the other way round`,
        ];
  return [];
}

function formOf(field: PageElement): PageElement | undefined {
  return around(field, ({ name }) => name === 'form');
}
