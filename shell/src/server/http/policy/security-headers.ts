import type { ThirdPartyService } from '@ofgc/shared/third-party/services.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { violationsPath } from './violation-reports.ts';

/** Headers of every response of the shell, including files and errors. */
export function securityHeaders({
  siteUrl,
  development,
  thirdPartyServices = [],
}: {
  siteUrl: string;
  development: boolean;
  thirdPartyServices?: readonly ThirdPartyService[];
}): Record<string, string> {
  const headers: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy({ development, thirdPartyServices }),
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

/** Headers of a signed-in visitor's page: no third-party services, and the pages it links to learn only the site's origin. */
export function thirdPartyFreeHeaders(options: { siteUrl: string; development: boolean }): Record<string, string> {
  return { ...securityHeaders(options), 'Referrer-Policy': 'strict-origin' };
}

/** Headers of a confidential address: no third-party services, no reports, no referrer, not stored. */
export function confidentialHeaders(options: { siteUrl: string; development: boolean }): Record<string, string> {
  const { 'Reporting-Endpoints': _reports, ...headers } = securityHeaders(options);
  return {
    ...headers,
    'Content-Security-Policy': contentSecurityPolicy({ development: options.development, isSilent: true }),
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
}
