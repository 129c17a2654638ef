import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';

/** The parts of an address within the site. */
interface AddressParts {
  locale: Locale;
  /** The path without the language's prefix. */
  path: string;
  /** The path with it. */
  pathname: string;
  /** Without its question mark. */
  query: string;
  /** The part of the page that it names, without its sign. */
  anchor: string;
}

/** Takes an address within the site apart. */
export function splitAddress(address: string): AddressParts {
  const [asked = '', anchor = ''] = address.split('#');
  const [pathname = '', query = ''] = asked.split('?');
  return { ...splitLocale(pathname), pathname, query, anchor };
}
