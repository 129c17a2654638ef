import { concertsPath } from '../site/sections.ts';

/** The demonstration page in the box office's place, without locale; the real address is a setting of the API. */
export const boxOfficePath = `${concertsPath}/taquilla`;

/** Where and when the box office is open. */
export const boxOfficeHoursPath = `${concertsPath}#taquilla`;

/** Gift vouchers. */
export const giftPath = `${concertsPath}#regala`;

/** What becomes of a ticket whose holder cannot come, or whose concert does not take place. */
export const exchangesPath = `${concertsPath}#devoluciones`;

/** Where one asks for a wheelchair space. @param performance its id; without it the page leads to the calendar */
export function wheelchairSpacePath(performance?: number): string {
  const path = `${concertsPath}/silla-de-ruedas`;
  return performance === undefined ? path : `${path}?performance=${performance}`;
}

/** What one buys at the box office, by its id. */
export type TicketItem = { performance: number } | { subscription: number };

/** Where to buy. @param office the box office's address, with neither query nor hash */
export function ticketUrl(office: string, item: TicketItem): string {
  return 'performance' in item
    ? `${office}?performance=${item.performance}`
    : `${office}?subscription=${item.subscription}`;
}
