import type { Locale } from '../../../domain/locale.ts';

/** The address that dials a number, a Spanish one unless it names its country. @param phone as it is read: `928 00 00 00` */
export function dial(phone: string): string {
  const digits = phone.replaceAll(/\s/g, '');
  return `tel:${digits.startsWith('+') ? digits : `+34${digits}`}`;
}

/** A number as it is read: English readers may be calling from abroad. @param phone as Spanish readers see it: `928 00 00 00` */
export function shownPhone(phone: string, locale: Locale): string {
  return locale === 'es' || phone.startsWith('+') ? phone : `+34 ${phone}`;
}
