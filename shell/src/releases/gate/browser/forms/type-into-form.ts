import type { JSHandle } from '@playwright/test';

/** The values that were typed into a form. */
export interface Entered {
  /** Which form it is. */
  words: string;
  /** What was typed into its fields for texts. */
  texts: string[];
  /** Whether all of its fields are of a kind that is known to take what was typed: others may want a number of their own. */
  isUsual: boolean;
}

/** Fills all fields of a form that people can reach. */
export function typeIntoForm(form: JSHandle<HTMLFormElement>): Promise<Entered> {
  return form.evaluate(fill);
}

/** An input, or a list with its options. */
type Field = HTMLInputElement & Pick<HTMLSelectElement, 'options'>;

/** Runs in the browser. */
function fill(form: HTMLFormElement): Entered {
  const samples: Record<string, string[]> = {
    email: ['ana@ejemplo.es'],
    tel: ['928472570', '+34928472570'],
    url: ['https://ejemplo.es'],
    date: ['2026-12-01', '2010-05-05'],
    month: ['2026-12'],
    time: ['12:00'],
    'datetime-local': ['2026-12-01T12:00'],
    number: ['1', '10', '2026'],
    password: ['Zarabanda-2026'],
  };
  const samplesOfText = ['Ana Zarabanda', '35001', '12345678Z', '928472570', 'AB1234', '2026', 'A1', '1'];
  const usualNames =
    /nombre|name|apellid|asunto|subject|mensaje|message|pregunta|question|coment|comment|ciudad|city|tema/i;
  const set = (field: Field, value: string) => {
    // React replaces the property of the element, to know what it has set itself.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  // Skips honeypot fields: people cannot reach them.
  const isFree = (field: Field) => !field.disabled && !field.readOnly && field.tabIndex >= 0;
  const fields = ([...form.elements] as Field[]).filter(isFree);
  const rounds = new Set<string>();
  const typed: Field[] = [];
  for (const field of fields) {
    const { localName, type, name } = field;
    if (localName === 'select' && field.value === '') {
      const option = [...field.options].find(({ disabled, value }) => !disabled && value !== '');
      if (option) set(field, option.value);
    } else if (type === 'checkbox' && !field.checked) field.click();
    else if (type === 'radio' && !rounds.has(name)) {
      rounds.add(name);
      const isChosen = fields.some((one) => one.type === 'radio' && one.name === name && one.checked);
      if (!isChosen) field.click();
    } else if (localName === 'textarea') {
      set(field, 'Una pregunta sobre la orquesta y sus conciertos.');
      typed.push(field);
    } else if (
      localName === 'input' &&
      !['checkbox', 'radio', 'file', 'hidden', 'range', 'color', 'submit', 'button', 'image', 'reset'].includes(type)
    ) {
      for (const value of [...(field.min ? [field.min] : []), ...(samples[type] ?? []), ...samplesOfText]) {
        if (field.value !== '' && field.validity.valid) break;
        set(field, value);
      }
      if (['text', 'email'].includes(type)) typed.push(field);
    }
  }
  const named = fields.find(({ name, localName }) => name !== '' && localName !== 'button');
  const isUsualField = ({ type, name, localName, pattern }: Field) =>
    ['textarea', 'select', 'button', 'fieldset', 'output'].includes(localName) ||
    ['checkbox', 'radio', 'hidden', 'submit', 'email'].includes(type) ||
    (type === 'text' && !pattern && usualNames.test(name));
  return {
    words: named ? `the form with “${named.name}”` : 'a form',
    texts: typed.map(({ value }) => value).filter((value) => value !== ''),
    isUsual: typed.length > 0 && fields.every(isUsualField),
  };
}
