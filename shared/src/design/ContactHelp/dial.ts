/** The address that dials a Spanish number. @param phone as it is read: `928 00 00 00` */
export function dial(phone: string): string {
  return `tel:+34${phone.replaceAll(' ', '')}`;
}
