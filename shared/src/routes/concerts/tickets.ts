import { concertsPath } from '../site/sections.ts';

/** The demonstration page that stands in for the box office, without locale; the real address is a setting of the API. */
export const boxOfficePath = `${concertsPath}/taquilla`;

/** The part of a page with the box office's place and opening hours. */
export const boxOfficeHoursPath = `${concertsPath}#taquilla`;

/** The part of a page about gift vouchers. */
export const giftPath = `${concertsPath}#regala`;

/** The part of a page about exchanges and refunds of tickets. */
export const exchangesPath = `${concertsPath}#devoluciones`;

/** The page to request a wheelchair space. @param performance its id; without it the page lists the concerts with spaces */
export function wheelchairSpacePath(performance?: number): string {
  const path = `${concertsPath}/silla-de-ruedas`;
  return performance === undefined ? path : `${path}?performance=${performance}`;
}

/** An item to buy at the box office, by its id. */
type TicketItem = { performance: number } | { subscription: number };

/** The address to buy an item. @param office the box office's address, with neither query nor hash */
export function ticketUrl(office: string, item: TicketItem): string {
  return 'performance' in item
    ? `${office}?performance=${item.performance}`
    : `${office}?subscription=${item.subscription}`;
}
