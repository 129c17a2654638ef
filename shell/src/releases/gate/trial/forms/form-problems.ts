import type { RemoteModule } from '@ofgc/shared/contract';
import { splitLocale } from '@ofgc/shared/i18n';
import { readElements } from '../../page/elements.ts';
import { hasSecret, secretAddressProblems } from '../../page/links/secret-addresses.ts';
import { matchedRoutes } from '../../declaration/declared-addresses.ts';
import { sharedModuleStateProblems } from '../pages/conditions/shared-module-state.ts';
import type { PageTrial, TrialResult } from '../pages/page-trial.ts';
import type { Rendered } from '../pages/rendered-page.ts';
import type { Fate } from './form-api.ts';
import { saysAgreed } from '../../page/forms/ticked-consents.ts';
import { meantTexts } from './meant-texts.ts';
import { fieldsOf, postedProblems } from './posted-calls.ts';
import { type FilledForm, fillForm, isOptional } from './filled-form.ts';
import type { FormOnPage } from './posted-form.ts';
import { reloadedPageProblems } from './reloaded-page.ts';
import { refusedFormProblems, silentProblems } from './refused-form-problems.ts';
import { takenFormProblems } from './taken-form.ts';
import type { AnsweredPage, FormTrial, TriedForm } from './try-form.ts';

const refusals: readonly [fate: Fate, words: string][] = [
  ['refused', 'the API refuses it (422)'],
  ['busy', 'the API takes no more for now (429)'],
  ['outage', 'the API does not take it (503)'],
];

/** What addresses have in place of what the API would have answered. */
const missing = new Set(['', 'undefined', 'null', 'NaN']);
/** A time or a key that an action makes itself: it is another one each time and says nothing of the API's answer. */
const madeUp = /^[\da-f-]{8,}$/i;
/** As long as numbers that the API gives, and with a digit: other words in an address may say how it went. */
const receipt = /^(?=.*\d).{6,}$/;

type PageOfForms = Pick<Rendered, 'address' | 'forms' | 'shownTo' | 'html'>;
type Trial = Pick<PageTrial, 'remote' | 'siteUrl' | 'moduleState' | 'written' | 'leads' | 'withExamples' | 'onStep'>;

/**
 * Sends one form of each kind on each route's pages: once the API takes it, and once for each reason not to. All that was typed
 * reaches the API, once, and stands in no log and no address; whoever sent a form that was not taken must be told.
 * @returns also notes on forms that could not be tried
 */
export async function formProblems(
  pages: readonly PageOfForms[],
  { instant, tryForm, showAnswered, takenFields }: FormTrial,
  trial: Trial,
): Promise<TrialResult> {
  const forms = new Map(
    [...formsOfRoutes(pages, trial.remote)].map((one) => [`the form “${one.form.name}” of ${one.address}`, one]),
  );
  if (forms.size === 0) return { problems: [], notes: [] };
  const kept = trial.moduleState();
  const problems: string[] = [];
  const notes: string[] = [];
  let turn = 0;
  for (const [what, { address, form, shownTo, html, other }] of forms) {
    trial.onStep(what);
    const filled = fillForm(form, ++turn, { instant, isOfRecord: shownTo !== undefined });
    const withOthers = fillForm(form, turn, { instant, isOfRecord: shownTo !== undefined, isOther: true });
    // One after the other, so that an uncaught error belongs to the form that was sent.
    const tried = [await tryForm(form.action, filled, 'taken', shownTo)];
    for (const [fate] of refusals) tried.push(await tryForm(form.action, filled, fate, shownTo));
    const texts = await meantTexts(form, filled, tried[0], () => tryForm(form.action, withOthers, 'taken', shownTo));
    const broken = tried.flatMap(({ location = '/' }) => (URL.canParse(location, trial.siteUrl) ? [] : location));
    const found =
      broken.length > 0
        ? [`leads to “${broken[0]}”, which is no address`]
        : [
            ...answerProblems(tried),
            ...postedProblems(tried[0]?.posted ?? [], texts, takenFields),
            ...leakProblems(filled, tried, trial),
            ...(tried[0]?.location
              ? await reloadedPageProblems(trial.remote, address, tried[0].location, { ...form, ...filled })
              : []),
            ...(tried[0] ? await takenFormProblems(tried[0], { action: form.action, isPublic: !shownTo }, trial) : []),
          ];
    for (const [at, [fate, words]] of refusals.entries()) {
      if (found.length > 0 || fate === 'busy' || !isShownAgain(tried[at + 1])) continue;
      const page = await showAnswered(form.action, filled, fate, shownTo);
      found.push(...refusedFormProblems(form, filled, page, words));
      if (found.length === 0 && html !== '') found.push(...silentProblems(html, page, words));
    }
    const sparse = form.fields.some(isOptional)
      ? await tryForm(form.action, fillForm(form, ++turn, { instant, isSparse: true }), 'taken', shownTo)
      : undefined;
    if (found.length === 0 && sparse?.error)
      found.push(`fails where nothing is filled in but what it requires: ${sparse.error}`);
    if (found.length === 0 && sparse && tried[0] && isSilentlyUnsent(form, sparse, tried[0]))
      found.push('sends nothing where nothing is filled in but what it requires, and answers as if all were well');
    if (found.length === 0 && !shownTo)
      found.push(
        ...ungivenConsents(
          form,
          form.fields.some(({ type }) => type === 'checkbox')
            ? await tryForm(form.action, fillForm(form, ++turn, { instant, isUnticked: true }), 'taken')
            : tried[0],
        ),
      );
    if (found.length === 0 && html !== '' && !shownTo)
      found.push(
        ...(await feedbackProblems(address, html, tried[0], () => showAnswered(form.action, filled, 'taken', shownTo))),
      );
    if (found.length === 0 && other) {
      const sent = await tryForm(other.action, fillForm(other, ++turn, { instant }), 'taken', shownTo);
      const led = await takenFormProblems(sent, { action: other.action, isPublic: !shownTo }, trial);
      found.push(...led.map((problem) => `(and on ${other.action}) ${problem}`));
    }
    if (hasSecret(JSON.stringify(tried[0]?.data ?? null))) {
      const { html } = await showAnswered(form.action, filled, 'taken', shownTo);
      found.push(...secretAddressProblems(readElements(html)));
    }
    problems.push(...found.map((problem) => `${what} ${problem}`));
    if (isUntried(tried, filled)) notes.push(`${what} was not tried: its action takes nothing of what the trial types`);
  }
  const asOther = async (what: string) => {
    const { form, shownTo } = forms.get(what) ?? {};
    if (form) await tryForm(form.action, fillForm(form, ++turn, { instant }), 'taken', shownTo);
  };
  const sent = [...forms.keys()].map((address) => ({ address, parameters: [] }));
  return { problems: [...problems, ...(await sharedModuleStateProblems(kept, sent, { ...trial, asOther }))], notes };
}

/** One form of each kind on the pages of each route, and the same in the other language; forms that other sections answer are theirs. */
function formsOfRoutes(pages: readonly PageOfForms[], { routes }: Pick<RemoteModule, 'routes'>) {
  const found = new Map<string, Omit<PageOfForms, 'forms'> & { form: FormOnPage; other?: FormOnPage }>();
  const languageOf = (one: string) => splitLocale(URL.parse(one, 'https://site.invalid')?.pathname ?? '').locale;
  for (const { address, forms, shownTo, html } of pages)
    for (const form of forms) {
      const route = matchedRoutes(routes, URL.parse(form.action, 'https://site.invalid')?.pathname ?? '').at(-1);
      const kind = `${route} ${form.name.split(':')[0]}`;
      const first = found.get(kind);
      if (first && languageOf(first.form.action) !== languageOf(form.action)) first.other ??= form;
      if (route !== undefined && !first) found.set(kind, { address, form, shownTo, html });
    }
  return found.values();
}

/** What the action answers. */
function answerProblems([taken, ...others]: readonly TriedForm[]): string[] {
  if (!taken) return [];
  const problems = taken.error ? [`fails: ${taken.error}`] : [];
  if (taken.isUnknown)
    problems.push(`is answered with an error page (${taken.status}): its action does not know what the page sends`);
  for (const [at, [, words]] of refusals.entries()) {
    const one = others[at];
    if (!one || one.posted.length === 0) continue;
    if (one.error) problems.push(`fails where ${words}: ${one.error}`);
    else if (isSame(one, taken)) problems.push(`answers as if all were well where ${words}`);
  }
  return problems;
}

/** Whether a form that was not taken comes back on its page. */
function isShownAgain(tried: TriedForm | undefined): boolean {
  return tried !== undefined && tried.posted.length > 0 && tried.location === undefined;
}

/** Whether a form that says what it requires reaches the API only where more than that is filled in, and is thanked for anyhow. */
function isSilentlyUnsent({ fields }: FormOnPage, sparse: TriedForm, taken: TriedForm): boolean {
  const hasRequired = fields.some(({ type, attributes = {} }) => type !== 'hidden' && 'required' in attributes);
  return (
    hasRequired && taken.posted.length > 0 && sparse.posted.length === 0 && !sparse.isUnknown && isSame(sparse, taken)
  );
}

/** Consents that reach the API though nobody ticked anything; a button that says so agrees, too. */
function ungivenConsents({ fields }: FormOnPage, unticked: TriedForm | undefined): string[] {
  const sent = (unticked?.posted ?? []).flatMap(fieldsOf);
  const wrong = sent.find(
    ([name, value]) =>
      saysAgreed(name, value) && !fields.some((field) => field.name === name && /^(?:submit|radio)$/.test(field.type)),
  );
  return wrong
    ? [`sends the consent “${wrong[0]}” to the API where nobody ticked anything: only who ticks a box has agreed`]
    : [];
}

/** A form that was taken, and nobody says so: its page has no other words than before. */
async function feedbackProblems(
  address: string,
  before: string,
  taken: TriedForm | undefined,
  showTaken: () => Promise<AnsweredPage>,
): Promise<string[]> {
  if (!taken || taken.posted.length === 0) return [];
  if (taken.location === undefined) return silentProblems(before, await showTaken(), 'the API takes it');
  const [from, to] = [address, taken.location].map((one) => new URL(one, 'https://site.invalid'));
  return from?.pathname === to?.pathname && from?.search === to?.search && to?.hash === ''
    ? ['is taken and leads to where it was, where nothing says so']
    : [];
}

/** Nothing of it reached the API, and no problem says why. A form of choices that only leads on, as of languages, posts nothing by nature. */
function isUntried([taken]: readonly TriedForm[], { texts }: FilledForm): boolean {
  if (!taken || taken.posted.length > 0 || taken.error || taken.isUnknown) return false;
  return texts.length > 0 || taken.status >= 400;
}

/** The same answer. In an address a receipt may be missing or invented, and times and keys differ each time: neither says how it went. */
function isSame(one: TriedForm, taken: TriedForm): boolean {
  if (one.location === undefined || taken.location === undefined)
    return (
      one.location === taken.location && one.status < 400 && JSON.stringify(one.data) === JSON.stringify(taken.data)
    );
  const [refused, well] = [one.location, taken.location].map((location) => new URL(location, 'https://site.invalid'));
  if (!refused || !well || refused.pathname !== well.pathname || refused.hash !== well.hash) return false;
  const [others, values] = [parametersOf(refused), parametersOf(well)];
  const answered = taken.posted.flatMap((call) => call.answered);
  return (
    others.length === values.length &&
    others.every(([name, value], at) => name === values[at]?.[0] && saysTheSame(value, values[at][1], answered))
  );
}

/** @param answered what the API says of what it took */
function saysTheSame(value: string, taken: string, answered: readonly string[]): boolean {
  const isInvented = receipt.test(taken) && answered.includes(taken) && shapeOf(value) === shapeOf(taken);
  return value === taken || missing.has(value) || (madeUp.test(value) && madeUp.test(taken)) || isInvented;
}

function shapeOf(text: string): string {
  return text.replaceAll(/[\p{L}\d]/gu, 'x');
}

function parametersOf({ searchParams }: URL): [name: string, value: string][] {
  searchParams.sort();
  return [...searchParams];
}

/** Where else what was typed is found. */
function leakProblems({ typed }: FilledForm, tried: readonly TriedForm[], { siteUrl, written }: Trial): string[] {
  const locations = tried.flatMap(({ location }) => location ?? []);
  const has = (text: string) => typed.some((one) => text.toLowerCase().includes(one));
  const said = written();
  const outside = locations.find((location) => new URL(location, siteUrl).origin !== new URL(siteUrl).origin);
  return [
    ...(outside ? [`leads to ${outside}, outside the site`] : []),
    ...(locations.some((location) => has(decode(location)))
      ? ['has what was typed in the address that it leads to, which histories and logs keep']
      : []),
    ...(locations.some(hasSecret)
      ? ['has a secret of the API’s answer in the address that it leads to, which histories and logs keep']
      : []),
    ...(hasSecret(said) ? ['writes a secret of the API’s answer to the console, which logs keep'] : []),
    ...(has(said) ? ['writes what was typed to the console: the log may have nothing of visitors in it'] : []),
  ];
}

function decode(location: string): string {
  return [...new URL(location, 'https://site.invalid').searchParams.values(), location].join(' ');
}
