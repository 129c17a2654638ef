import {
  declaredAddresses,
  exampleAddresses,
  examplesInTurn,
  hasLapsed,
  inEachLanguage,
  knownAddresses,
  linkedAddresses,
  onePerRoute,
} from '../../../declaration/declared-addresses.ts';
import { homePagePaths } from '../../../page/home-page-paths.ts';
import { isOwn, isPageAddress } from '../../../addresses/page-address.ts';
import { redirectLanguageProblems } from '../../../page/links/redirects.ts';
import { unlinkedAddresses } from './private-pages.ts';
import type { PageTrial, TrialResult } from '../page-trial.ts';
import type { Rendered } from '../rendered-page.ts';

/** The pages of a section as they are today. */
interface CollectedPages extends TrialResult {
  pages: Rendered[];
  /** Those of routes to which no link leads and that show nothing to anybody who was tried. */
  unlinked: Rendered[];
}

/**
 * Renders every route of a remote in every language, the addresses it declares and its examples, and the home page with its slots: first
 * what is known, then what that leads to, then what nothing leads to. @param render as they are today
 */
export async function collectPages(
  render: (address: string) => Promise<Rendered>,
  { siteUrl, remote, section, withData, isApiThere, onStep }: PageTrial,
): Promise<CollectedPages> {
  const problems: string[] = [];
  const notes: string[] = isApiThere ? [] : ['the API does not answer: pages were rendered without data alone'];
  const pages: Rendered[] = [];

  const known = knownAddresses(remote);
  const own = section
    ? declaredAddresses(section).filter((one) => isPageAddress(one) && isOwn(one, remote.mounts))
    : [];
  const examples = section ? exampleAddresses(section) : [];
  const shown = () => pages.map(({ address }) => address);
  const show = async (addresses: readonly string[]) => {
    for (const address of new Set(addresses)) {
      if (shown().includes(address)) continue;
      onStep(address);
      const rendered = await render(address);
      const isGone = rendered.status === 404 && !known.includes(address);
      if (isGone && own.includes(address)) {
        problems.push(`section.ts leads to ${address}, which answers 404`);
        continue;
      }
      // No page of the site links to it.
      if (!known.includes(address) && examples.includes(address) && hasLapsed(address, rendered.status)) {
        notes.push(`the example ${address} was not tried: it answers ${rendered.status}`);
        continue;
      }
      // Answers 410 on purpose; the check of links reports links to it.
      if (rendered.status === 410 && !own.includes(address) && !remote.warmUp.includes(address)) {
        notes.push(`${address} was not tried: it answers 410`);
        continue;
      }
      // No page links to it: it is the address of a linked one in the other language, where paths may be translated.
      if (isGone && !pages.some(({ html }) => html.includes(`href="${address}`))) continue;
      problems.push(...rendered.found);
      pages.push(rendered);
    }
  };
  // Examples in one language each, and those that are the only address of their route, in each language.
  const inTurn = new Set(section ? examplesInTurn(section) : []);
  const standing = onePerRoute(remote, [...known, ...own, ...examples]);
  const opened = examples.filter((address) => inTurn.has(address) || standing.includes(address));
  await show([...homePagePaths, ...known, ...own, ...opened]);
  // Follows the links of these pages too: some pages are linked from there alone.
  for (let before = 0; before < pages.length;) {
    before = pages.length;
    const htmls = pages.map(({ html }) => html);
    await show(linkedAddresses(remote, shown(), htmls));
  }
  const unlinked: Rendered[] = [];
  for (const address of isApiThere ? unlinkedAddresses(remote, shown()) : []) {
    onStep(address);
    const page = await render(address);
    if (page.isPrivate && (page.status === 200 || page.status === 500)) await show(inEachLanguage([address]));
    else unlinked.push(page);
    // Nothing leads to an old address any more, but visitors have it.
    if (page.isRedirect)
      for (const old of inEachLanguage([address]).slice(1))
        problems.push(...redirectLanguageProblems(old, (await withData(old)).location, siteUrl));
  }
  return { problems, notes, pages, unlinked };
}
