import { locales } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import { isOwn } from '../../../page/links/link-targets.ts';
import { readElements } from '../../../page/elements.ts';
import { tickedConsentProblems } from '../../../page/forms/ticked-consents.ts';
import { blockTextProblems } from '../../../page/page-problems.ts';
import { furtherAddresses } from './further-addresses.ts';
import { fillForm } from '../../forms/filled-form.ts';
import { postedForms } from '../../forms/posted-form.ts';
import type { FormTrial } from '../../forms/try-form.ts';
import type { PageTrial } from '../page-trial.ts';
import type { Rendered } from '../rendered-page.ts';
import type { TriedPage, TryPage } from '../tried-page.ts';

/** After how much time of the processor no further page is begun, in milliseconds; so many are tried on a slow machine, too. */
const mostWork = 200;
const fewestPages = 20;

/**
 * Renders more pages of the routes that were tried: others than the example may have data for which the page fails.
 * @param pages those that were tried @returns the further ones, and the addresses that answer 404 or 410
 */
export async function renderFurther(
  pages: readonly Rendered[],
  render: (address: string) => Promise<Rendered>,
  { remote, siteMap, onStep }: Pick<PageTrial, 'remote' | 'siteMap' | 'onStep'>,
): Promise<{ further: Rendered[]; gone: Set<string> }> {
  const asked = furtherAddresses(
    remote,
    pages.map(({ address }) => address),
    await siteMap,
  );
  for (const { html } of pages) asked.addLinks(html);
  const further: Rendered[] = [];
  const gone = new Set<string>();
  const redirects: string[] = [];
  const next = () => redirects.pop() ?? asked.next();
  const seen = new Set(pages.map(({ address }) => address));
  const mayBegin = limitWork();
  for (let address = next(); address !== undefined && mayBegin(); address = next()) {
    if (seen.has(address)) continue;
    seen.add(address);
    onStep(address);
    const page = await render(address);
    // The data may have been deleted since the page that leads there was made.
    if (page.status === 404 || page.status === 410) {
      gone.add(address);
      continue;
    }
    further.push(page);
    asked.addLinks(page.html);
    if (page.location?.startsWith('/') && isOwn(page.location, remote.mounts)) redirects.push(page.location);
  }
  return { further, gone };
}

/** Renders the pages of the content that have a block of the section in them. @returns the problems */
export async function contentPageProblems(
  withData: TryPage,
  { remote, content, forms, onStep }: Pick<PageTrial, 'remote' | 'content' | 'forms' | 'onStep'>,
): Promise<string[]> {
  const slots = Object.keys(remote.slots).filter((slot) => slot.startsWith('block.'));
  const pages = await content.pagesWith(slots.map((slot) => slot.slice('block.'.length)));
  const problems: string[] = [];
  const mayBegin = limitWork();
  for (const address of locales.flatMap((locale) => pages.map((paths) => localisedPath(paths[locale], locale)))) {
    if (!mayBegin()) break;
    onStep(address);
    const page = await withData(address);
    problems.push(
      ...page.errors.map(({ text }) => `${address}: ${text}`),
      ...blockTextProblems(page, slots).map((wrong) => `${address} ${wrong}`),
      ...(await blockProblems(page, { address, slots, forms })).map((wrong) => `${address} ${wrong}`),
    );
  }
  return problems;
}

/** Reading a page takes long, and few have a form. */
const mayHaveForm = /<(?:form|input)\b/;

/** Boxes of the section on a page of others that are ticked beforehand, and its forms that are posted to a page that does not know them. */
async function blockProblems(
  { html }: TriedPage,
  { address, slots, forms }: { address: string; slots: readonly string[]; forms: FormTrial | null },
): Promise<string[]> {
  if (!mayHaveForm.test(html)) return [];
  const own = readElements(html).filter(({ part }) => part !== undefined && slots.includes(part));
  const problems = tickedConsentProblems(own);
  if (!forms) return problems;
  for (const form of postedForms(address, own)) {
    const answered = await forms.tryForm(form.action, fillForm(form, 1, { instant: forms.instant }), 'taken');
    if (answered.isUnknown)
      problems.push(`has the form “${form.name}”, which is posted to ${form.action}, where nothing knows it`);
  }
  return problems;
}

/** @returns whether another page may be begun */
function limitWork(): () => boolean {
  const before = process.threadCpuUsage();
  let begun = 0;
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return ++begun <= fewestPages || (user + system) / 1_000 < mostWork;
  };
}
