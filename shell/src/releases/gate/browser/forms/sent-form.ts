import type { Dialog, JSHandle, Page } from '@playwright/test';
import type { HeldRequests } from '../requests/held-requests.ts';
import type { PageWatch } from '../requests/page-watch.ts';
import { hasEffect } from '../searching/page-effects.ts';

/** The most forms of a page that are sent. */
const mostForms = 2;
/** How long a page may take to render what is filled in, and to answer when it is sent, in milliseconds. */
const rendering = 300;
const longestAnswer = 3_000;

interface Visit {
  /** Selector of the section's own part. */
  within: string;
  /** Answers what is sent with nothing. */
  requests: HeldRequests;
  address: string;
}

/**
 * Fills the forms of a part that are posted, and sends them by their button: something has to happen, a request, a message or a question.
 * A form that the browser does not send as it can be filled here is left. @returns one line at most; the page has then changed
 */
export async function sentFormProblems(page: Page, watch: PageWatch, visit: Visit): Promise<string[]> {
  const { within, requests, address } = visit;
  if ((await page.locator(`:is(${within}) form[method=post i]`).count()) === 0) return [];
  for (let place = 0; place < mostForms; place++) {
    const send = () => sendForm(page, watch, { within, requests, place });
    const isThere = page.url() === address || (await requests.load(address));
    const problem = isThere ? await send() : null;
    if (problem === 'no form') break;
    // What was done on the page before, or comes late on a busy machine, does not count.
    if (problem && (await requests.load(address)) && (await send()) === problem) return [problem];
  }
  return [];
}

/** @returns what goes wrong, that there is no form at this place, or null */
async function sendForm(
  page: Page,
  watch: PageWatch,
  { within, requests, place }: Omit<Visit, 'address'> & { place: number },
): Promise<string | null> {
  const form = await page.evaluateHandle(findPosted, { within, place });
  if (!(await form.evaluate((one) => one !== null))) return 'no form';
  const words = await (form as JSHandle<HTMLFormElement>).evaluate(fill);
  await page.waitForTimeout(rendering);
  watch.take();
  const { held } = requests;
  let asks = 0;
  let isSent = false;
  const hear = (dialog: Dialog) => void (asks += dialog.type() === 'beforeunload' ? 0 : 1);
  page.on('dialog', hear);
  const press = async () => (isSent = await (form as JSHandle<HTMLFormElement>).evaluate(pressButton));
  const isAnswered = await hasEffect(page, press, longestAnswer);
  page.off('dialog', hear);
  if (!isSent) return null;
  const thrown = watch.take().find((problem) => problem.startsWith('throws: '));
  // What was sent is answered with nothing, which a page does not expect.
  if (requests.held > held) return null;
  if (thrown) return `${thrown}, when somebody fills ${words} and sends it`;
  return isAnswered || asks > 0 ? null : `does nothing when somebody fills ${words} and sends it, where scripts run`;
}

/** An input, or a list with its options. */
type Field = HTMLInputElement & Pick<HTMLSelectElement, 'options'>;

/** Opens the folds around it. Runs in the browser. */
function findPosted({ within, place }: { within: string; place: number }): HTMLFormElement | null {
  const all = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll('form')]);
  const posted = all
    .filter(({ method }) => method === 'post')
    // Parts of others stand in the section's pages, too.
    .filter(
      (form) => !form.closest('[inert], dialog, [popover]') && !(within === 'main' && form.closest('[data-slot]')),
    );
  const shown = posted.filter((form) => {
    for (let fold = form.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    return form.checkVisibility({ visibilityProperty: true });
  });
  return shown[place] ?? null;
}

/** Runs in the browser. @returns which form it is */
function fill(form: HTMLFormElement): string {
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
  const texts = ['Ana Zarabanda', '35001', '12345678Z', '928472570', 'AB1234', '2026', 'A1', '1'];
  const set = (field: Field, value: string) => {
    // React replaces the property of the element, to know what it has set itself.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  // What nobody comes to is there against machines.
  const isFree = (field: Field) => !field.disabled && !field.readOnly && field.tabIndex >= 0;
  const fields = ([...form.elements] as Field[]).filter(isFree);
  const rounds = new Set<string>();
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
    } else if (localName === 'textarea') set(field, 'Una pregunta sobre la orquesta y sus conciertos.');
    else if (
      localName === 'input' &&
      !['checkbox', 'radio', 'file', 'hidden', 'range', 'color', 'submit', 'button', 'image', 'reset'].includes(type)
    ) {
      for (const value of [...(field.min ? [field.min] : []), ...(samples[type] ?? []), ...texts]) {
        if (field.value !== '' && field.validity.valid) break;
        set(field, value);
      }
    }
  }
  const named = fields.find(({ name, localName }) => name !== '' && localName !== 'button');
  return named ? `the form with “${named.name}”` : 'a form';
}

/** Runs in the browser. @returns whether there is a button that sends the form as it is filled */
function pressButton(form: HTMLFormElement): boolean {
  const fields = [...form.elements] as Field[];
  const button = fields.find(
    (one) => ['submit', 'image'].includes(one.type) && one.matches(':not(:disabled, [aria-disabled="true"])'),
  );
  if (!button?.checkVisibility({ visibilityProperty: true })) return false;
  const isChecked = !form.noValidate && !button.formNoValidate;
  if (isChecked && fields.some(({ validity }: Partial<Field>) => validity?.valid === false)) return false;
  button.click();
  return true;
}
