import { createApiClient } from '@ofgc/shared/api-client';
import { pageContext, staticParts } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { isConfidential } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { isWithoutThirdParties } from '@ofgc/shared/third-party/pages-without-third-parties.ts';
import type { RouterContextProvider } from 'react-router';
import type { Location } from '#react-router';
import type { PageState } from '../../composition/page-state.ts';
import { framePartsLive } from '../../frame/frame-parts.tsx';
import { scriptTimeout } from '../../timeouts.ts';
import type { BrowserComposition } from '../composition/browser-composition.ts';
import type { Departure } from './departure.ts';
import { loadAsDocument } from './guard-pages.ts';
import { navigateNatively } from './navigate-natively.ts';

interface Navigations {
  state: Pick<PageState, 'site'>;
  composition: Pick<BrowserComposition, 'sections' | 'catalogues' | 'remotes' | 'reportError'>;
  /** The location of the page with which the router started. */
  first: Location;
  /** The language of the page that is shown now. */
  shownLocale: () => Locale;
  departureOf: () => Departure;
}

/**
 * Makes the middleware that runs before a navigation's loaders: it loads the catalogues of its language and makes an API client for that
 * language. Where the page has to be loaded as a document, it lets the browser do that.
 */
export function createNavigationMiddleware({ state, composition, first, shownLocale, departureOf }: Navigations) {
  /** Lets the browser load the address, posting the form if there is one, and never resolves. */
  function leaveFor(address: string, formData?: FormData): Promise<never> {
    navigateNatively(address, formData && { formMethod: 'post', formData });
    return departureOf().leaving();
  }

  return async function preparePage(
    { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
    next: () => Promise<unknown>,
  ) {
    if (departureOf().isStaying()) return next();
    const { href, pathname } = new URL(request.url);
    // Such a page gets a document of its own, in which no scripts of earlier pages run.
    if (isConfidential(pathname) || isWithoutThirdParties(pathname) !== isWithoutThirdParties(first.pathname))
      return request.method === 'POST' ? leaveFor(href, await request.formData()) : leaveFor(departureOf().target());
    const { locale } = splitLocale(pathname);
    const api = createApiClient({ locale, signal: request.signal });
    context.set(pageContext, { api, locale, now: () => new Date(Date.now() + state.site.clockShift) });
    const sections = composition.sections.ensure(locale).catch((error: unknown) => {
      composition.reportError({ kind: 'load', part: 'frame.links', error });
      if (!composition.sections.knows(locale)) return loadAsDocument(departureOf(), 'shell');
    });
    await composition.catalogues.ensure(
      locale,
      // Another section's code that does not come, because its link was pointed at, must not hold this page.
      await Promise.all(composition.remotes.loaded.map((loading) => orNothing(loading))).then((all) =>
        all.filter((one) => one !== null),
      ),
    );
    await sections;
    const isFrameReady = locale === shownLocale() || framePartsLive();
    const answer = await next();
    // A page is shown only with all of its parts, or its layout would shift; the page's own parts are known once its code is loaded.
    await orNothing(Promise.all(staticParts.map((load) => load())));
    return (await isFrameReady) ? answer : leaveFor(departureOf().target());
  };
}

/** @returns null for what fails, or does not come in time */
async function orNothing<Value>(work: Promise<Value>): Promise<Value | null> {
  return Promise.race([
    work.catch(() => null),
    new Promise<null>((resolve) => void setTimeout(() => resolve(null), scriptTimeout)),
  ]);
}
