import { homePagePaths } from '../../page/home-page-paths.ts';
import { pageProblems } from '../../page/page-problems.ts';
import type { PageTrial } from './page-trial.ts';
import { redirectProblems } from '../../page/links/redirects.ts';
import { foreignTextProblems } from '../../page/language/foreign-texts.ts';
import { type PartLink, partLinksOf } from '../../page/links/part-links.ts';
import { begunFilmProblems } from '../../page/files/begun-films.ts';
import { eagerPictureProblems } from '../../page/files/eager-pictures.ts';
import { type WordedLink, wordedLinks } from '../../page/links/link-words.ts';
import { pagingProblems } from '../../page/links/paging-links.ts';
import { unmarkedTextProblems } from '../../page/language/unmarked-texts.ts';
import { fileProblems } from '../../page/files/page-files.ts';
import { linkLanguageProblems } from '../../page/links/link-languages.ts';
import { createLanguageCheck, createTexts } from '../../page/language/page-language.ts';
import { visibilityOfParts } from '../../page/part-visibility.ts';
import { type Lead, leadsOf } from '../../page/links/page-links.ts';
import { documentsOf, siteFileProblems } from '../../page/files/site-files.ts';
import { unseenRequiredProblems } from '../../page/forms/unseen-required.ts';
import { unfilledEditProblems } from '../../page/forms/unfilled-edits.ts';
import { unsentFormProblems } from '../../page/forms/unsent-forms.ts';
import { scriptedChoiceProblems } from '../../page/scripted-choices.ts';
import { unseenFocusProblems } from '../../page/accessibility/seen-focus.ts';
import { pageWeightProblems } from '../../page/weight/page-weight.ts';
import {
  alternateOf,
  canonicalOf,
  hasDescription,
  headingOf,
  isHidden,
  metadataProblems,
  titleOf,
} from '../../page/page-metadata.ts';
import { bareProblems } from '../../page/bare-pages.ts';
import { structuredDataProblems } from '../../page/values/structured-data.ts';
import { sumProblems } from '../../page/values/sums-in-cents.ts';
import { localHourProblems } from '../../page/values/local-hours.ts';
import { secretAddressProblems } from '../../page/links/secret-addresses.ts';
import { exampleTag, secretMark } from '../examples/example-value.ts';
import { type FormOnPage, postedForms } from '../forms/posted-form.ts';
import { ownAnswersOf } from './own-answers.ts';
import { type ApiCall, type TriedPage, type TryPage, untried } from './tried-page.ts';
import { splitAddress } from '../../addresses/split-address.ts';

/** A page as it was tried. */
export interface Rendered extends TriedPage {
  address: string;
  isRedirect: boolean;
  /** The problems of the page. */
  found: string[];
  leads: Lead[];
  /** Of each of the section's parts, whether it shows anything. */
  parts: ReadonlyMap<string, boolean>;
  /** The API paths that the home page calls without the section. */
  calledWithout: readonly string[];
  /** The same with their parameters. */
  callsWithout: readonly ApiCall[];
  /** Search engines are told not to list it. */
  isHidden: boolean;
  /** The address that it names for search engines. */
  canonical: string | undefined;
  /** The address of the same page in the other language. */
  alternate: string | undefined;
  title: string | undefined;
  /** The words of its first heading. */
  heading: string;
  /** Documents of the site that it leads to by addresses of its own. */
  documents: string[];
  /** It has a description for search engines. */
  isDescribed: boolean;
  partLinks: PartLink[];
  /** The links of its own parts. */
  links: WordedLink[];
  /** Of its own parts. */
  forms: FormOnPage[];
}
export const nothingRendered: Rendered = {
  ...untried,
  address: '',
  isRedirect: false,
  found: [],
  leads: [],
  parts: new Map(),
  calledWithout: [],
  callsWithout: [],
  isHidden: false,
  canonical: undefined,
  alternate: undefined,
  title: undefined,
  heading: '',
  documents: [],
  isDescribed: false,
  partLinks: [],
  links: [],
  forms: [],
};

/**
 * @param isShared whether a page has parts of all sections; by default the home page alone
 * @returns renders a page with live data, and finds its problems
 */
export function createRender(
  {
    remote,
    release,
    siteUrl,
    withoutIt,
    hiddenFocus,
    scripted,
    instant,
    filmSizes,
  }: Pick<
    PageTrial,
    'remote' | 'release' | 'siteUrl' | 'withoutIt' | 'hiddenFocus' | 'scripted' | 'instant' | 'filmSizes'
  >,
  withData: TryPage,
  isShared = (address: string) => homePagePaths.includes(address),
): (address: string) => Promise<Rendered> {
  const textsOf = createTexts(remote);
  const languageOf = createLanguageCheck(textsOf);
  return async (address) => {
    const { locale } = splitAddress(address);
    const page = await withData(address);
    // A page with parts of all sections is compared with the same page without this section.
    const beside = isShared(address) ? await withoutIt(address) : undefined;
    // If the page fails without the section, there is nothing to compare with.
    const slots = Object.keys(remote.slots);
    const without = beside && beside.status < 400 ? beside.html : undefined;
    const options = { siteUrl, without, slots, isShared: beside !== undefined };
    const { problems, isReadable, elements, own } = pageProblems(address, page, options);
    const others = beside && problems.length > 0 ? pageProblems(address, beside, options).problems : [];
    const head = elements.filter(({ name }) => name === 'meta' || name === 'link');
    const isShown = isReadable && page.status < 300;
    const ownAnswers = ownAnswersOf({ ...page, calledWithout: beside?.called ?? [] });
    const sources = { answers: page.answers, ownAnswers, texts: (await textsOf())[locale] };
    const readProblems = isShown
      ? [
          ...(beside ? [] : pageWeightProblems(page.html)),
          ...(beside ? [] : metadataProblems(head, { locale, siteUrl, mounts: remote.mounts, answers: page.answers })),
          ...foreignTextProblems(locale, own, page.answers),
          ...unmarkedTextProblems(locale, own, page.answers),
          ...linkLanguageProblems(address, own, { siteUrl, answers: page.answers }),
          ...(page.html.includes(`/assets/${release.name}/`) ? fileProblems(address, elements, release) : []),
          ...(page.html.includes(secretMark) ? secretAddressProblems(elements) : []),
          ...(page.html.includes(exampleTag) ? ['puts a text of the API into the page as markup'] : []),
          ...unseenFocusProblems(own, hiddenFocus).map(
            (problem) => `has what nobody sees with the keyboard: ${problem}`,
          ),
          ...structuredDataProblems(own, page.answers, instant),
          ...sumProblems(own, sources),
          ...localHourProblems(own, sources),
          ...(page.isPrivate ? [] : bareProblems(address, elements, siteUrl)),
          ...scriptedChoiceProblems(own, scripted),
          ...unseenRequiredProblems(own, scripted),
          ...unsentFormProblems(own, { scripted, isPrivate: page.isPrivate }),
          ...unfilledEditProblems(own, page.answers),
          ...eagerPictureProblems(own),
          ...begunFilmProblems(own, filmSizes),
          ...pagingProblems(address, own, siteUrl),
          ...siteFileProblems(address, own, { siteUrl, answers: page.answers }),
        ]
      : [];
    return {
      ...page,
      address,
      isRedirect: page.location !== undefined,
      html: isReadable ? page.html : '',
      leads: isShown ? leadsOf(address, own, siteUrl) : [],
      parts: visibilityOfParts(own),
      calledWithout: beside?.called ?? [],
      callsWithout: beside?.calls ?? [],
      isHidden: isHidden(head),
      canonical: canonicalOf(head),
      alternate: alternateOf(head, locale === 'es' ? 'en' : 'es'),
      title: titleOf(head),
      heading: headingOf(own),
      documents: isShown ? documentsOf(address, own, { siteUrl, answers: page.answers }) : [],
      isDescribed: hasDescription(head),
      forms: isShown ? postedForms(address, own) : [],
      links: isShown ? wordedLinks(own) : [],
      partLinks: isShown ? partLinksOf(address, own, siteUrl) : [],
      found: [
        ...(await redirectProblems(address, page.location, { siteUrl, mounts: remote.mounts, tryPage: withData })),
        ...problems.filter((problem) => !others.includes(problem)),
        ...readProblems.map((problem) => `${address} ${problem}`),
        ...(await languageOf(locale, own, page)).map((problem) => `${address} ${problem}`),
        ...page.inOtherLanguage
          .filter((path) => !beside?.inOtherLanguage.includes(path))
          .map((path) => `${address} asks for ${path} in another language than its own`),
        ...(page.visitorFacts && !beside?.visitorFacts
          ? [`${address} has the visitor’s ${page.visitorFacts} in it or in its data, where others could read it`]
          : []),
        ...(beside
          ? []
          : page.foreignWords.map((words) => `${address}: ${words}, which the page does not have with it`)),
        // A page of the content may have a form that is of one visitor.
        ...(homePagePaths.includes(address) && beside?.isShared && !page.isShared && page.errors.length === 0
          ? [
              `${address} cannot be kept for all who ask: it asks for what the API answers to one visitor alone, or anew each time (${newCalls(page, beside)})`,
            ]
          : []),
      ],
    };
  };
}

/** What a page asks the API for only with the section. */
function newCalls({ asked }: TriedPage, { asked: others }: TriedPage): string {
  return asked.filter((path) => !others.includes(path)).join(', ');
}
