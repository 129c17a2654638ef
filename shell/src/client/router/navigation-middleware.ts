import { createApiClient } from '@ofgc/shared/api-client';
import { pageContext, staticParts } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { isConfidential } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { isWithoutThirdParties } from '@ofgc/shared/third-party/pages-without-third-parties.ts';
import type { RouterContextProvider } from 'react-router';
import type { DataStrategyResult, Location } from '#react-router';
import { remoteOfPath } from '../../composition/release-vector.ts';
import type { ReportError } from '../../composition/errors/report-error.ts';
import type { PageState } from '../../composition/page-state.ts';
import { framePartsLive } from '../../frame/frame-parts.tsx';
import { isRemoteUnavailable, remoteUnavailable } from '../../routing/remote-unavailable.ts';
import { isUnknownPage } from '../../routing/unknown-page.ts';
import { scriptTimeout } from '../../timeouts.ts';
import type { BrowserComposition } from '../composition/browser-composition.ts';
import { mayReload } from './chunk-failure.ts';
import type { Departure } from './departure.ts';
import { navigateNatively } from './navigate-natively.ts';

interface Navigations {
  state: Pick<PageState, 'site' | 'vector'>;
  composition: Pick<BrowserComposition, 'sections' | 'catalogues' | 'remotes' | 'reportError'>;
  /** Reports a call without which a page is shown. */
  reportMissing: ReportError;
  /** The location of the page with which the router started. */
  first: Location;
  /** The language of the page that is shown now. */
  shownLocale: () => Locale;
  departureOf: () => Departure;
}

/**
 * Makes the middleware that runs before a navigation's loaders: it loads the catalogues of its language and makes an API client for that
 * language. Where the page has to be loaded as a document, also because its code does not come, it lets the browser do that.
 */
export function createNavigationMiddleware({
  state,
  composition,
  reportMissing,
  first,
  shownLocale,
  departureOf,
}: Navigations) {
  return async function preparePage(
    { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
    next: () => Promise<unknown>,
  ) {
    const departure = departureOf();
    if (departure.isStaying()) return next();
    const { signal } = request;
    const { pathname } = new URL(request.url);

    /** Lets the browser load the target, posting the form if there is one, unless the visitor has gone elsewhere meanwhile. */
    async function leave(formData?: FormData): Promise<void> {
      if (signal.aborted) return;
      const target = departure.target();
      // After going back the address is the browser's already: where it has a fragment, the browser would only jump to that.
      if (!formData && location.hash && location.href === location.origin + target) location.reload();
      else navigateNatively(target, formData && { formMethod: 'post', formData });
      await departure.leaving(signal);
    }
    /** The same for code that does not come, at most once a minute. */
    async function leaveOnce(): Promise<void> {
      if (!signal.aborted && mayReload(() => sessionStorage, Date.now())) await leave();
    }

    // Such a page gets a document of its own, in which no scripts of earlier pages run.
    if (isConfidential(pathname) || isWithoutThirdParties(pathname) !== isWithoutThirdParties(first.pathname))
      return leave(request.method === 'POST' ? await request.formData() : undefined);
    const { locale, path } = splitLocale(pathname);
    const api = createApiClient({ locale, signal });
    context.set(pageContext, {
      api,
      locale,
      now: () => new Date(Date.now() + state.site.clockShift),
      onMissing: (error) => reportMissing({ kind: 'load', remote: remoteOfPath(path, state.vector), error }),
    });
    const isKnown = composition.sections.ensure(locale).then(
      () => true,
      (error: unknown) => {
        composition.reportError({ kind: 'load', part: 'frame.links', error });
        return composition.sections.knows(locale);
      },
    );
    await composition.catalogues.ensure(
      locale,
      // Another section's code that does not come, because its link was pointed at, must not hold this page.
      await Promise.all(composition.remotes.loaded.map((loading) => orNothing(loading))).then((all) =>
        all.filter((one) => one !== null),
      ),
    );
    if (!(await isKnown)) {
      await leaveOnce();
      throw remoteUnavailable('shell');
    }
    const isFrameReady = locale === shownLocale() || framePartsLive();
    const answer = (await next()) as Record<string, DataStrategyResult>;
    const hasFailed = (as: (error: unknown) => boolean) =>
      Object.values(answer).some(({ type, result }) => type === 'error' && as(result));
    if (hasFailed(isRemoteUnavailable)) await leaveOnce();
    // Only the server knows the addresses that have moved or were removed. What it answers is no navigation, so this cannot repeat.
    if (request.method !== 'POST' && hasFailed(isUnknownPage)) await leave();
    // A page is shown only with all of its parts, or its layout would shift; the page's own parts are known once its code is loaded.
    await orNothing(Promise.all(staticParts.map((load) => load())));
    if (!(await isFrameReady)) await leave();
    return answer;
  };
}

/** @returns null for what fails, or does not come in time */
async function orNothing<Value>(work: Promise<Value>): Promise<Value | null> {
  return Promise.race([
    work.catch(() => null),
    new Promise<null>((resolve) => void setTimeout(() => resolve(null), scriptTimeout)),
  ]);
}
