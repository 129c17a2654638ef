import type { Browser, BrowserContext, BrowserContextOptions, Cookie, Page } from '@playwright/test';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { localisedPath, splitLocale } from '@ofgc/shared/i18n';
import type { PageState } from '../../../composition/page-state.ts';
import type { ReleaseVector } from '../../../composition/release-vector.ts';
import type { Release } from '../../release.schema.ts';
import { hydrationTimeout } from '../../../timeouts.ts';
import { askedName, rememberAsked } from './side-effects/asked-permissions.ts';
import { previewCookie } from './side-effects/browser-side-effects.ts';
import { readWords, wordsName } from './side-effects/parts-of-others.ts';
import { phoneDevice, visitOnPhone } from './visits/visit-on-phone.ts';
import {
  addressesOfPage,
  blockPrefix,
  createContentLookup,
  fetchSiteMap,
  onePagePerBlock,
} from '../declaration/content-pages.ts';
import { exampleAddresses, hasLapsed } from '../declaration/declared-addresses.ts';
import { scriptedForms } from './forms/server-forms.ts';
import { scriptedContent } from './readable/scripted-content.ts';
import { linkedPages } from './visits/linked-pages.ts';
import { undeclaredPages } from './visits/undeclared-pages.ts';
import { homePagePaths } from '../page/home-page-paths.ts';
import { featureNames, leaveOutFeatures } from './missing-features.ts';
import { parametersName, rememberParameters } from './open-redirects/read-parameters.ts';
import { visitWithForeignUrls } from './visits/visit-with-foreign-urls.ts';
import { visitFurther } from './visits/visit-further.ts';
import { describedAreas, visitSignedIn } from './visits/visit-signed-in.ts';
import { scriptlessDevice, visitForTexts, visitWithoutScripts } from './visits/visit-without-scripts.ts';
import { whileShown } from './visits/while-shown.ts';
import { isSeenWhole } from './visits/time-limited.ts';
import { shiftBudget } from './visits/layout-shift.ts';
import { type Seen, visitPage } from './visits/visit-page.ts';
import { rememberTimers, timersName } from './pending-timers.ts';
import { keptName, rememberShared } from './side-effects/remember-shared.ts';
import { rememberState } from './side-effects/remember-state.ts';
import { documentName, readDocument } from './side-effects/whole-document.ts';

/** How long closing a page may take, in milliseconds: a page in an endless loop does not close. */
const closeTimeout = 5_000;
/** For how long further pages are chosen and begun, in milliseconds; at most half of it they are chosen. */
const furtherTime = 40_000;
/** What pages remember from their beginning. One script, because several have no order: what `rememberShared` knows is changed before it. */
const remembered: readonly (readonly [remember: unknown, name: string, read?: unknown])[] = [
  [leaveOutFeatures, featureNames],
  [rememberTimers, timersName],
  [rememberParameters, parametersName],
  [rememberAsked, askedName],
  [rememberShared, keptName],
  [rememberState, documentName, readDocument],
  [rememberState, wordsName, readWords],
];
/** Browsers with a window grant them where somebody presses a button: a button that copies would fail here alone. */
const permissions = ['clipboard-read', 'clipboard-write'];
/**
 * A visitor who reads Spanish, because `/` is in Spanish only for them, but who formats dates and times differently from the server: text
 * that is formatted without the page's language and the house's time zone fails to hydrate.
 */
const visitor = { locale: 'es-AR', timezoneId: 'Asia/Tokyo' };

/** A release whose pages were opened in a browser, without a problem. */
export interface BrowserCheck {
  /** What was seen. */
  sentence: string;
  /** The version of the shell that the pages were opened in. */
  shell: string;
}

/** The addresses of the pages that a release declares: its own pages, and the home page with its slots. */
export function declaredPages({ warmUp, section }: Pick<Release, 'warmUp' | 'section'>): string[] {
  const examples = (section?.examples ?? []).flatMap(({ es, en }) => [es, en]);
  // An anchor is checked as part of its page.
  const named = (section?.pages ?? []).flatMap(({ path }) =>
    locales.map((locale) => localisedPath(path.split('#')[0] ?? '', locale)),
  );
  return [...new Set([...homePagePaths, ...warmUp, ...named, ...examples])];
}

/** The addresses of pages of the content that have a block of the release: of each block one, in each language; and notes on blocks without one. @param site its address */
async function blockPages(
  { slots, mounts }: Release,
  site: string,
): Promise<{ addresses: string[]; untried: string[] }> {
  const types = slots.flatMap((slot) => (slot.startsWith(blockPrefix) ? [slot.slice(blockPrefix.length)] : []));
  const { chosen, untried } = onePagePerBlock(await createContentLookup(site).pagesWith(types), types, mounts);
  return { addresses: chosen.flatMap(addressesOfPage), untried };
}

/**
 * The gate's browser part: opens every declared page of a release and a page of the content with each of its blocks by a preview link, and some with other data than the examples, and checks that it hydrates, logs no warnings
 * or errors to the console, gets every file it requests, has no layout shift and keeps to its budgets. Each page is opened by a
 * new visitor, so that one page's side effects are not attributed to the next.
 * @param link to the preview @throws the problems, a line each
 */
export async function checkInBrowser(browser: Browser, link: string, release: Release): Promise<BrowserCheck> {
  const site = new URL('/', link).href;
  const { addresses, untried } = await blockPages(release, site);
  // A page of its own and the home page: the others are made of the same parts.
  const thorough = new Set([...homePagePaths.slice(0, 1), ...release.warmUp.slice(0, 1)]);
  const problems: string[] = [];
  const links = new Set<string>();
  let [shift, scripts] = [0, 0];
  const { cookies, shell } = await openPreview(browser, link, release);
  const lapsed = await asNewVisitor(browser, async (context) => {
    await context.addCookies(cookies);
    return lapsedExamples(context, link, release);
  });
  const pages = [...new Set([...declaredPages(release), ...addresses])].filter((path) => !lapsed.includes(path));
  untried.push(...lapsed.map((path) => `the example ${path} was not opened: what it names is gone`));
  const areas = await describedAreas(release, site);
  let cutOff = 0;
  const named = (path: string, problem: string) => `${release.name} ${release.version}: ${path} ${problem}`;
  const visit = <Result>(look: (page: Page) => Promise<Result>, device?: BrowserContextOptions) =>
    asNewVisitor(
      browser,
      (context) =>
        lookAt(context, cookies, async (page) => {
          const seen = await look(page);
          if (!isSeenWhole(page)) cutOff += 1;
          return seen;
        }),
      device,
    );
  for (const path of pages) {
    const address = new URL(path, link).href;
    const look = () => visit<Seen>((page) => visitPage(page, address, release, thorough.has(path)));
    let seen = await look();
    // On a busy machine a file may come so late that a page moves; what is the release's fault moves it each time.
    if (seen.shift > shiftBudget && seen.problems.length === 1) seen = await look();
    // Both languages are made of the same parts.
    if (seen.problems.length === 0 && splitLocale(path).locale === 'es') {
      const lookOnPhone = () => visit((page) => visitOnPhone(page, address, release), phoneDevice);
      let onPhone = await lookOnPhone();
      if (onPhone.shift > shiftBudget) onPhone = await lookOnPhone();
      seen.problems.push(...onPhone.problems);
      const { parameters, forms } = onPhone;
      if (parameters.length > 0 && seen.problems.length === 0)
        seen.problems.push(...(await visit((page) => visitWithForeignUrls(page, address, release, parameters))));
      if (seen.problems.length === 0) {
        const without = await visit((page) => visitWithoutScripts(page, address, release), scriptlessDevice);
        seen.problems.push(...scriptedForms(forms, without.forms ?? forms), ...without.problems);
        if (seen.content && without.content) seen.problems.push(...scriptedContent(seen.content, without.content));
        if (without.unseen.length > 0)
          seen.problems.push(...(await visit((page) => visitForTexts(page, address, release, without.unseen))));
      }
    }
    for (const one of seen.links) links.add(one);
    shift = Math.max(shift, seen.shift);
    scripts = Math.max(scripts, seen.scripts);
    problems.push(...seen.problems.map((problem) => named(path, problem)));
  }
  for (const { area, ...of } of areas) {
    const seen = await visit((page) => visitSignedIn(page, new URL(area, link).href, { ...release, ...of }));
    problems.push(...seen.map((problem) => `${release.name} ${release.version}: ${problem}`));
  }
  const siteMap = await fetchSiteMap(site);
  const end = performance.now() + furtherTime;
  const further = await asNewVisitor(browser, async (context) => {
    await context.addCookies(cookies);
    const read = (path: string) => readMarkup(context, new URL(path, link).href);
    const isEarly = () => performance.now() < end - furtherTime / 2;
    const linked = await linkedPages(links, { mounts: release.mounts, opened: pages }, async (path) =>
      isEarly() ? isPage(context, new URL(path, link).href) : false,
    );
    return [...linked, ...(await undeclaredPages(pages, siteMap, async (path) => (isEarly() ? read(path) : '')))];
  });
  let opened = 0;
  for (const path of further) {
    if (performance.now() > end) break;
    opened += 1;
    const look = () => visit((page) => visitFurther(page, new URL(path, link).href, release));
    // A fault of the release happens on each visit, so only problems of a second visit count.
    const seen = (await look()).length > 0 ? await look() : [];
    problems.push(...seen.map((problem) => named(path, problem)));
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if ((await openPreview(browser, link, release)).shell !== shell)
    throw new Error(`The site's shell changed while its pages were opened: check ${release.name} again.`);
  const sentence = `${pages.length + opened} pages hydrated in ${browser.browserType().name()} ${browser.version()}, none complained; they moved by ${shift.toFixed(3)} at most, the section's scripts weigh ${Math.round(scripts / 1024)} KB at most${cutOff > 0 ? `; ${cutOff} visits ended before they had seen the whole page` : ''}${untried.map((note) => `; ${note}`).join('')}`;
  return { sentence, shell };
}

/** Empty where the page is gone since the site map was made. */
async function readMarkup(context: BrowserContext, address: string): Promise<string> {
  const answer = await context.request.get(address, { timeout: hydrationTimeout }).catch(() => null);
  return answer?.ok() ? answer.text() : '';
}

/** The examples of a release that show nothing any more. */
async function lapsedExamples(context: BrowserContext, link: string, { section }: Release): Promise<string[]> {
  const lapsed: string[] = [];
  for (const example of section ? exampleAddresses(section) : []) {
    const address = new URL(example, link).href;
    const answer = await context.request.get(address, { timeout: hydrationTimeout }).catch(() => null);
    if (answer && hasLapsed(example, answer.status())) lapsed.push(example);
  }
  return lapsed;
}

/** Whether an address answers with a document of its own. */
async function isPage(context: BrowserContext, address: string): Promise<boolean> {
  const answer = await context.request.get(address, { timeout: hydrationTimeout, maxRedirects: 0 }).catch(() => null);
  return answer?.status() === 200 && (answer.headers()['content-type'] ?? '').startsWith('text/html');
}

async function lookAt<Result>(
  context: BrowserContext,
  cookies: Cookie[],
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  await context.addCookies(cookies);
  const calls = remembered.map(([work, name, read]) => `(${String(work)})(${JSON.stringify(name)}, ${String(read)});`);
  await context.addInitScript(calls.join('\n'));
  return look(await context.newPage());
}

function asNewVisitor<Result>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<Result>,
  device: BrowserContextOptions = {},
): Promise<Result> {
  return whileShown(async (watch) => {
    const context = await browser.newContext({ ...visitor, ...device, permissions, serviceWorkers: 'block' });
    watch(context);
    try {
      return await work(context);
    } finally {
      const closed = context.close().catch(() => {});
      await Promise.race([closed, new Promise((resolve) => void setTimeout(resolve, closeTimeout).unref())]);
    }
  });
}

/** @returns the cookie with which the site shows the release, and the shell's version there @throws where it shows another release */
async function openPreview(browser: Browser, link: string, { name, version }: Release) {
  return asNewVisitor(browser, async (context) => {
    const page = await context.newPage();
    // Waits only for the response, as the page's scripts may never end: they are checked later.
    const answer = await page.goto(link, { waitUntil: 'commit', timeout: hydrationTimeout }).catch((error: Error) => {
      if (error.name === 'TimeoutError')
        throw new Error(`${link} does not answer within ${hydrationTimeout / 1000} s.`);
      // A browser does not know the certificates that NODE_EXTRA_CA_CERTS names, so it may fail where Node got an answer.
      const reason = error.message.split('\n')[0]?.replace('page.goto: ', '').replace(` at ${link}`, '');
      throw new Error(`${new URL(link).origin} does not open in the browser: ${reason}`, { cause: error });
    });
    if (!answer?.ok()) throw new Error(`${link} answers ${answer?.status()}.`);
    const state = await stateOf(page);
    if ((await shownVersion(page, state, name)) !== version)
      throw new Error(`${link} does not show ${name} ${version}.`);
    const shell = state.releases?.find((one) => one.startsWith('shell@'))?.slice('shell@'.length) ?? '';
    return { shell, cookies: (await context.cookies()).filter((cookie) => cookie.name === previewCookie) };
  });
}

async function stateOf(page: Page): Promise<Partial<PageState>> {
  const state = await page
    .locator('#page-state')
    .textContent({ timeout: hydrationTimeout })
    .catch(() => null);
  return JSON.parse(state ?? '{}') as Partial<PageState>;
}

async function shownVersion(page: Page, { vector = {}, wholeVector }: Partial<PageState>, name: string) {
  if (vector[name] || !wholeVector) return vector[name]?.version;
  const whole = await page.request.get(new URL(wholeVector, page.url()).href);
  return ((await whole.json()) as ReleaseVector)[name]?.version;
}
