import { defaultLocale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { addressesOfPage, blockPrefix, onePagePerBlock } from '../../../declaration/content-pages.ts';
import { readElements } from '../../../page/elements.ts';
import { tickedConsentProblems } from '../../../page/forms/ticked-consents.ts';
import { leadProblems } from '../../../page/links/page-links.ts';
import { blockTextProblems } from '../../../page/page-problems.ts';
import { limitWork } from '../addresses/further-pages.ts';
import { conditionProblems, failureToShow } from '../conditions/condition-problems.ts';
import { fillForm } from '../../forms/filled-form.ts';
import { postedForms } from '../../forms/posted-form.ts';
import type { FormTrial } from '../../forms/try-form.ts';
import type { PageTrial, TrialResult } from '../page-trial.ts';
import { createRender, type Rendered } from '../rendered-page.ts';
import type { TriedPage, TryPage } from '../tried-page.ts';

/**
 * Renders pages of the content that have a block of the section: of each block one page as the section's own pages are, in each language
 * and, in Spanish, with empty lists and with the API away for all but the content; and others as they are today.
 */
export async function blockPageProblems(withData: TryPage, trial: PageTrial): Promise<TrialResult> {
  const { remote, content, onStep } = trial;
  const slots = Object.keys(remote.slots).filter((slot) => slot.startsWith(blockPrefix));
  const types = slots.map((slot) => slot.slice(blockPrefix.length));
  const found = await content.pagesWith(types);
  const { chosen, untried } = onePagePerBlock(found, types, remote.mounts);
  const problems: string[] = [];
  const shown: Rendered[] = [];
  const render = createRender(trial, withData, () => true);
  const asToday = async (page: TriedPage, address: string) =>
    (await todaysProblems(page, { address, slots, forms: trial.forms })).map((wrong) => `${address} ${wrong}`);
  for (const address of chosen.flatMap(addressesOfPage)) {
    onStep(address);
    const page = await render(address);
    shown.push(page);
    problems.push(...page.found, ...(await asToday(page, address)), ...(await underConditions(address, trial, slots)));
  }
  const answersOf = (address: string) => shown.find((page) => page.address === address)?.answers ?? [];
  const leads = shown.flatMap((page) => page.leads);
  problems.push(...(await leadProblems(leads, { ...trial.leads, remote, tryPage: withData, answersOf })));

  const others = found.pages.filter((page) => !chosen.includes(page)).flatMap(addressesOfPage);
  const mayBegin = limitWork();
  let begun = 0;
  for (const address of others) {
    if (!mayBegin()) break;
    begun += 1;
    onStep(address);
    const page = await withData(address);
    problems.push(...page.errors.map(({ text }) => `${address}: ${text}`), ...(await asToday(page, address)));
  }
  const left = others.length - begun;
  return {
    problems,
    notes: [
      ...untried,
      ...(left > 0 ? [`${left} of ${others.length} further pages with its blocks were not tried`] : []),
    ],
  };
}

/** What goes wrong with its blocks where lists are empty, or where the API answers with the content alone. */
async function underConditions(
  address: string,
  { withEmptyLists, withContentAlone, onStep }: PageTrial,
  slots: readonly string[],
): Promise<string[]> {
  // Both languages are made of the same parts.
  if (splitLocale(address).locale !== defaultLocale) return [];
  const textsOf = (page: TriedPage) => (page.status === 200 ? blockTextProblems(page, slots) : []);
  onStep(`${address} with empty lists`);
  const empty = await withEmptyLists(address);
  onStep(`${address} with the API away for its blocks`);
  const away = await withContentAlone(address);
  return [
    ...conditionProblems(`${address} with empty lists of the API (on 1 January)`, empty.errors[0], textsOf(empty)),
    ...conditionProblems(`${address} with the API away for its blocks`, failureToShow(away), textsOf(away)),
  ];
}

/** Reading a page takes long, and few have a form. */
const mayHaveForm = /<(?:form|input)\b/;

/**
 * Values that nobody meant to be read, boxes of the section's blocks that are ticked beforehand, and their forms that are posted to a page
 * that does not know them.
 */
async function todaysProblems(
  page: TriedPage,
  { address, slots, forms }: { address: string; slots: readonly string[]; forms: FormTrial | null },
): Promise<string[]> {
  const problems = blockTextProblems(page, slots);
  if (!mayHaveForm.test(page.html)) return problems;
  const own = readElements(page.html).filter(({ part }) => part !== undefined && slots.includes(part));
  problems.push(...tickedConsentProblems(own));
  if (!forms) return problems;
  for (const form of postedForms(address, own)) {
    const answered = await forms.tryForm(form.action, fillForm(form, 1, { instant: forms.instant }), 'taken');
    if (answered.isUnknown)
      problems.push(`has the form “${form.name}”, which is posted to ${form.action}, where nothing knows it`);
  }
  return problems;
}
