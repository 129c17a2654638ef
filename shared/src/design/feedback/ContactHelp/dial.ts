/** The address that dials a number, a Spanish one unless it names its country. @param phone as it is read: `928 00 00 00` */
export function dial(phone: string): string {
  const digits = phone.replaceAll(/\s/g, '');
  return `tel:${digits.startsWith('+') ? digits : `+34${digits}`}`;
}
