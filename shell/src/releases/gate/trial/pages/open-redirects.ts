import { withValue } from './deterministic-pages.ts';
import type { TriedPage, TryPage } from './try-page.ts';

const host = 'sitio-de-otros.example';
/** Addresses of another site, written so that a check of the first sign, of the scheme or of two slashes lets one of them through. */
const elsewhere = [`//${host}/<b>`, `https://${host}/`, `/\\${host}/`];

/** A page or a redirect that sends its visitors to the site that a parameter of its address names, as deceivers would like it to. */
export async function openRedirectProblems(
  address: string,
  { parameters = [] }: Pick<TriedPage, 'parameters'>,
  tryPage: TryPage,
): Promise<string[]> {
  if (parameters.length === 0) return [];
  for (const value of elsewhere) {
    const { location = '' } = await tryPage(withValue(address, parameters, value));
    if (URL.parse(location, 'https://site.invalid')?.hostname === host)
      return [`${address} sends its visitors wherever its address says`];
  }
  return [];
}
