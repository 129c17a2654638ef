import type { ForeignService } from '@ofgc/shared/foreign-services/services.ts';
import { violationsPath } from './violation-reports.ts';

/**
 * Text becomes markup or the address of a script only by the site's own policies (`trusted-markup.ts`, `refuse-markup.ts`). Not where
 * scripts of others run: they write into documents as they like. Nor in development, whose tools do.
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types ofgc default'];

interface PolicyOptions {
  /** Adds the sockets of the development servers. */
  development?: boolean;
  /** What needs consent: exactly its origins are opened. A script comes from the first of them only. */
  foreignServices?: readonly ForeignService[];
  /** No violation reports: a report would say which page was open. */
  isSilent?: boolean;
}

/** Nothing inline, nothing evaluated, nothing foreign but what is set up. Page state stands in `application/json` scripts, which are data. */
export function contentSecurityPolicy({
  development = false,
  foreignServices = [],
  isSilent = false,
}: PolicyOptions = {}): string {
  const scripts = foreignServices.flatMap(({ origins }) => origins.slice(0, 1));
  const all = foreignServices.flatMap(({ origins }) => origins);
  const maps = foreignServices.filter(({ name }) => name === 'maps').flatMap(({ origins }) => origins);
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
    ...(development || foreignServices.length > 0 ? [] : trustedTypes),
    // Of the older and of the newer browsers.
    ...(isSilent ? [] : [`report-uri ${violationsPath}`, 'report-to csp']),
  ].join('; ');
}
