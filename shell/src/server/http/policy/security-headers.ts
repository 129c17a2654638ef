import type { ForeignService } from '@ofgc/shared/foreign-services/services.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { violationsPath } from './violation-reports.ts';

/** On every answer of the shell, assets and errors included. */
export function securityHeaders({
  siteUrl,
  development,
  foreignServices = [],
}: {
  siteUrl: string;
  development: boolean;
  foreignServices?: readonly ForeignService[];
}): Record<string, string> {
  const headers: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy({ development, foreignServices }),
    'Reporting-Endpoints': `csp="${violationsPath}"`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  };
  if (siteUrl.startsWith('https:')) headers['Strict-Transport-Security'] = 'max-age=31536000; includeSubDomains';
  return headers;
}

/** On every answer of a page that is one person's: nothing of others whatever is set up, and no address that it leads to learns its own. */
export function secludedHeaders(options: { siteUrl: string; development: boolean }): Record<string, string> {
  return { ...securityHeaders(options), 'Referrer-Policy': 'strict-origin' };
}

/** On every answer of a confidential address: nothing of others, no reports, no referrer, not stored. */
export function confidentialHeaders(options: { siteUrl: string; development: boolean }): Record<string, string> {
  const { 'Reporting-Endpoints': _reports, ...headers } = securityHeaders(options);
  return {
    ...headers,
    'Content-Security-Policy': contentSecurityPolicy({ development: options.development, isSilent: true }),
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
}
