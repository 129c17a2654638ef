import type { Locale } from '../../../domain/locale.ts';

/** The `tel:` address of a number, which is Spanish unless it has a country code. @param phone formatted for reading: `928 00 00 00` */
export function dial(phone: string): string {
  const digits = phone.replaceAll(/\s/g, '');
  return `tel:${digits.startsWith('+') ? digits : `+34${digits}`}`;
}

/** A number for display: in English with the country code, for calls from abroad. @param phone in the Spanish format: `928 00 00 00` */
export function shownPhone(phone: string, locale: Locale): string {
  return locale === 'es' || phone.startsWith('+') ? phone : `+34 ${phone}`;
}
