import type { Dialog, JSHandle, Page } from '@playwright/test';
import { isOfApi } from '../requests/api-requests.ts';
import type { HeldRequests } from '../requests/held-requests.ts';
import type { PageWatch } from '../requests/page-watch.ts';
import { hasEffect } from '../searching/page-effects.ts';
import { type Entered, typeIntoForm } from './type-into-form.ts';

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
type Part = Omit<Visit, 'address'> & { place: number };

/** A form that was sent. */
interface Sent {
  problem: string | null;
  /** Whether a script has sent it to the API, which may have refused it. */
  isByScript: boolean;
}

/**
 * Fills the forms of a part that are posted, and sends them by their button: something has to happen, a request, a message or a question,
 * and what is sent by a script stays where the API is down. A form that the browser does not send as it can be filled here is left.
 * @returns one line at most; the page has then changed
 */
export async function sentFormProblems(page: Page, watch: PageWatch, visit: Visit): Promise<string[]> {
  const { within, requests, address } = visit;
  if ((await page.locator(`:is(${within}) form[method=post i]`).count()) === 0) return [];
  for (let place = 0; place < mostForms; place++) {
    const part = { within, requests, place };
    const send = () => sendForm(page, watch, part);
    const isThere = page.url() === address || (await requests.load(address));
    const sent = isThere ? await send() : null;
    if (sent === 'no form') break;
    // An earlier action or a busy machine may be the cause: only a problem that is there again after a new load counts.
    const again = sent?.problem && (await requests.load(address)) ? await send() : null;
    if (again && again !== 'no form' && again.problem === sent?.problem && again.problem) return [again.problem];
    const lost = sent?.isByScript && (await lostInOutage(page, part, address));
    if (lost && (await lostInOutage(page, part, address))) return [lost];
  }
  return [];
}

/** @returns what goes wrong, or that there is no form at this place */
async function sendForm(page: Page, watch: PageWatch, { within, requests, place }: Part): Promise<Sent | 'no form'> {
  const form = await page.evaluateHandle(findPosted, { within, place });
  if (!(await form.evaluate((one) => one !== null))) return 'no form';
  const posted = form as JSHandle<HTMLFormElement>;
  const entered = await typeIntoForm(posted);
  await page.waitForTimeout(rendering);
  watch.take();
  requests.takeSent();
  const { held } = requests;
  let asks = 0;
  const hear = (dialog: Dialog) => void (asks += dialog.type() === 'beforeunload' ? 0 : 1);
  page.on('dialog', hear);
  const before = await posted.evaluate(lookOf);
  let pressed: 'pressed' | 'locked' | 'left' = 'left';
  const press = async () => (pressed = await posted.evaluate(pressButton)) === 'pressed';
  const isAnswered = await hasEffect(page, press, longestAnswer);
  page.off('dialog', hear);
  const found = (problem: string | null, isByScript = false): Sent => ({ problem, isByScript });
  // The callback above may have set it, which TypeScript does not see.
  const how = pressed as 'pressed' | 'locked' | 'left';
  if (how === 'locked' && entered.isUsual)
    return found(`lets nobody send ${entered.words}: its button stays disabled when all its fields are filled`);
  if (how !== 'pressed') return found(null);
  const thrown = watch.take().find((problem) => problem.startsWith('throws: '));
  const end = performance.now() + longestAnswer;
  let isSaid = asks > 0;
  // A script may look at what was filled in, and send it or complain a moment later.
  if (isAnswered)
    while (requests.held === held && !isSaid && performance.now() < end) {
      isSaid = (await posted.evaluate(lookOf)) !== before;
      if (!isSaid) await page.waitForTimeout(50);
    }
  // The form was answered with an empty response, which the page does not expect, so the visit ends here.
  if (requests.held > held) {
    const sent = requests.takeSent();
    if (isEmpty(sent, entered)) return found(`sends nothing of what somebody fills into ${entered.words}`);
    return found(
      null,
      sent.some((one) => isOfApi(one) && !one.isNavigationRequest()),
    );
  }
  const when = `when somebody fills ${entered.words} and sends it`;
  if (thrown) return found(`${thrown}, ${when}`);
  if (isAnswered && !isSaid) return found(`changes its button alone ${when}, where scripts run: nothing is sent`);
  return found(isAnswered || asks > 0 ? null : `does nothing ${when}, where scripts run`);
}

/** Whether forms were sent without any of the texts that were typed, as from fields that are disabled meanwhile. */
function isEmpty(sent: ReturnType<HeldRequests['takeSent']>, { texts }: Entered): boolean {
  const posts = sent.filter((one) =>
    one.headers()['content-type']?.match(/^(?:application\/x-www-form-urlencoded|multipart)/),
  );
  if (posts.length === 0 || posts.length < sent.length || texts.length < 2) return false;
  const bodies = posts.map((one) => one.postDataBuffer()?.toString() ?? '');
  const holds = (body: string, text: string) =>
    new URLSearchParams(`a=${body.replaceAll('&', '')}`).get('a')?.includes(text);
  return !bodies.some((body) => texts.some((text) => body.includes(text) || holds(body, text)));
}

/** Sends the form while the API is down. @returns what goes wrong: it may have thanked for what nobody has got */
async function lostInOutage(
  page: Page,
  { within, requests, place }: Part,
  address: string,
): Promise<string | undefined> {
  if (!(await requests.load(address))) return undefined;
  const form = (await page.evaluateHandle(findPosted, { within, place })) as JSHandle<HTMLFormElement>;
  if (!(await form.evaluate((one) => (one as HTMLFormElement | null) !== null))) return undefined;
  const { words, texts } = await typeIntoForm(form);
  await page.waitForTimeout(rendering);
  requests.makeDown(true);
  const { held } = requests;
  try {
    await form.evaluate(pressButton);
    const end = performance.now() + longestAnswer;
    while (requests.held === held && performance.now() < end) await page.waitForTimeout(50);
    if (requests.held === held) return undefined;
    const isKept = () => page.evaluate(holdsAny, { within, texts });
    while ((await isKept()) && performance.now() < end) await page.waitForTimeout(100);
    if ((await isKept()) || page.url() !== address || texts.length === 0) return undefined;
    return `loses what somebody has filled into ${words} when the API does not take it (503)`;
  } finally {
    requests.makeDown(false);
  }
}

/** Runs in the browser. */
function holdsAny({ within, texts }: { within: string; texts: readonly string[] }): boolean {
  const parts = [...document.querySelectorAll<HTMLElement>(within)];
  const values = parts.flatMap((part) =>
    [...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value),
  );
  return texts.some((text) => values.includes(text) || parts.some(({ innerText }) => innerText.includes(text)));
}

/** Finds a posted form and opens the folds around it. Runs in the browser. */
function findPosted({ within, place }: { within: string; place: number }): HTMLFormElement | null {
  const all = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll('form')]);
  const posted = all
    .filter(({ method }) => method === 'post')
    // Slots of other sections are also in the section's pages.
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

/** A page's markup without buttons and busy states, and which of the form's fields are invalid, to compare before and after. Runs in the browser. */
function lookOf(form: HTMLFormElement): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll('button, script, style, template')) one.remove();
  for (const one of copy.querySelectorAll('*'))
    for (const name of ['disabled', 'aria-disabled', 'aria-busy', 'value']) one.removeAttribute(name);
  const fields = [...form.elements] as Partial<HTMLInputElement>[];
  const wrong = fields.map(({ validity }) => validity?.valid !== false);
  const overlays = document.querySelectorAll(':modal, :popover-open').length;
  const focused = fields.indexOf(document.activeElement as HTMLInputElement);
  return [copy.innerHTML, wrong, overlays, focused].join('\n');
}

/** Runs in the browser. @returns whether there is a button that sends the form as it is filled */
function pressButton(form: HTMLFormElement): 'pressed' | 'locked' | 'left' {
  const fields = [...form.elements] as HTMLInputElement[];
  const buttons = fields.filter((one) => ['submit', 'image'].includes(one.type));
  const button = buttons.find((one) => one.matches(':not(:disabled, [aria-disabled="true"])'));
  const shown = (one?: HTMLElement) => one?.checkVisibility({ visibilityProperty: true }) ?? false;
  const isInvalid = fields.some(({ validity }: Partial<HTMLInputElement>) => validity?.valid === false);
  const isClosed = buttons.some((one) => one.matches('fieldset:disabled *'));
  if (!button) return shown(buttons[0]) && !isInvalid && !isClosed ? 'locked' : 'left';
  if (!shown(button)) return 'left';
  if (!form.noValidate && !button.formNoValidate && isInvalid) return 'left';
  button.click();
  return 'pressed';
}
