/** An input, or a list with its options. */
type Field = HTMLInputElement & Pick<HTMLSelectElement, 'options' | 'selectedIndex'>;

/** The forms of a part that search: they are not posted, and have a text field or a button. Runs in the browser; opens the folds around them. */
export function findSearchForms(within: string): HTMLFormElement[] {
  const all = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll('form')]);
  const fields =
    'button:not([type=button], [type=reset]), input:is(:not([type]), [type=text], [type=search], [type=submit], [type=image])';
  return all
    .filter(({ method }) => method === 'get')
    .filter((form) => {
      for (let fold = form.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
        fold.open = true;
      const isShown = form.checkVisibility({ visibilityProperty: true }) && !form.closest('[inert], dialog');
      return isShown && [...form.querySelectorAll(fields)].length > 0;
    });
}

/** Closes the folds around a form, as they are where an address is loaded. Runs in the browser. */
export function closeFolds(form: HTMLFormElement): void {
  for (let fold = form.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = false;
}

/** Gives the next text field of a form the focus, and selects what stands in it. Runs in the browser. @returns null where there is none */
export function enterTextField(form: HTMLFormElement, place: number): { name: string; isForWords: boolean } | null {
  const texts = 'input:is(:not([type]), [type=text], [type=search])';
  const free = [...form.querySelectorAll<HTMLInputElement>(texts)].filter(
    (field) => !field.disabled && !field.readOnly && field.checkVisibility({ visibilityProperty: true }),
  );
  const field = free[place];
  if (!field) return null;
  field.focus();
  field.select();
  const isForCode = field.pattern !== '';
  const isForWords = field.type === 'search' || (!isForCode && field.closest('search, [role=search]') !== null);
  return { name: field.name, isForWords };
}

/** Whether the focused field's value is valid. Runs in the browser. */
export function isFocusedValid(form: HTMLFormElement): boolean {
  return form.noValidate || (document.activeElement as HTMLInputElement | null)?.validity?.valid !== false;
}

/**
 * Chooses something else in the first list of a form, else ticks its first free box. Runs in the browser.
 * @param isLast chooses the last option in place of the first other one @returns what was chosen; null where there is nothing to choose
 */
export function chooseOther(form: HTMLFormElement, isLast: boolean): string | null {
  const fields = ([...form.elements] as Field[]).filter((field) => !field.disabled);
  const list = fields.find(({ localName, options }) => localName === 'select' && [...options].length > 1);
  const free = list ? [...list.options].filter(({ disabled, index }) => !disabled && index !== list.selectedIndex) : [];
  const other = isLast ? free.at(-1) : free[0];
  if (list && other) {
    list.selectedIndex = other.index;
    for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
    return other.value;
  }
  const box = fields.find(({ type, checked }) => ['checkbox', 'radio'].includes(type) && !checked);
  box?.click();
  return box ? box.value : null;
}

/** Sends a form by its button, or as Enter does. Runs in the browser. @returns whether it can be sent as it is filled */
export function sendForm(form: HTMLFormElement): boolean {
  const fields = [...form.elements] as Field[];
  const button = fields.find(
    ({ localName, type }) => ['button', 'input'].includes(localName) && ['submit', 'image'].includes(type),
  );
  if (button?.disabled) return false;
  const isChecked = !form.noValidate && !button?.formNoValidate;
  if (isChecked && fields.some(({ validity }: Partial<Field>) => validity?.valid === false)) return false;
  if (button) button.click();
  else form.requestSubmit();
  return true;
}
