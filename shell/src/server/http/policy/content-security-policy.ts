import type { ThirdPartyService } from '@ofgc/shared/third-party/services.ts';
import { violationsPath } from './violation-reports.ts';

/**
 * Only the site's own policies may turn text into markup or script addresses (`trusted-markup.ts`, `refuse-markup.ts`). Not used
 * with foreign scripts or development tools, because these write into the document as they like.
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types ofgc default'];

interface PolicyOptions {
  /** Adds the sockets of the development servers. */
  development?: boolean;
  /** Services that need consent: exactly their origins are allowed. Scripts are allowed from each service's first origin only. */
  thirdPartyServices?: readonly ThirdPartyService[];
  /** Without violation reports: a report would reveal which page was open. */
  isSilent?: boolean;
}

/** Forbids inline code, evaluated code and foreign origins that are not set up. Page state is data, in `application/json` scripts. */
export function contentSecurityPolicy({
  development = false,
  thirdPartyServices = [],
  isSilent = false,
}: PolicyOptions = {}): string {
  const scripts = thirdPartyServices.flatMap(({ origins }) => origins.slice(0, 1));
  const all = thirdPartyServices.flatMap(({ origins }) => origins);
  const maps = thirdPartyServices.filter(({ name }) => name === 'maps').flatMap(({ origins }) => origins);
  const sources = (directive: string, ...allowed: string[]) => `${directive} ${[...new Set(allowed)].join(' ')}`;
  return [
    "default-src 'none'",
    sources('script-src', "'self'", ...scripts),
    sources('style-src', "'self'", ...maps, ...(development ? ["'unsafe-inline'"] : [])),
    sources('img-src', "'self'", 'data:', ...all),
    sources('font-src', "'self'", ...maps),
    "media-src 'self'",
    sources('connect-src', "'self'", ...all, ...(development ? ['ws:'] : [])),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(development || thirdPartyServices.length > 0 ? [] : trustedTypes),
    // `report-uri` is for older browsers, `report-to` for newer ones.
    ...(isSilent ? [] : [`report-uri ${violationsPath}`, 'report-to csp']),
  ].join('; ');
}
