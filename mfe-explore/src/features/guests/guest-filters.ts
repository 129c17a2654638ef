/** The guests' page, without locale. */
export const guestsPath = '/explora/invitados';

/** The filters by their names in the address, the same in both languages. */
export const guestFilters = ['temporada', 'papel', 'instrumento', 'letra'] as const;
export type GuestFilter = (typeof guestFilters)[number];

/** The facet of the API that each filter asks. */
export const facetNames = {
  temporada: 'season',
  papel: 'role',
  instrumento: 'instrument',
  letra: 'letter',
} as const satisfies Record<GuestFilter, string>;

/** What a visitor chose; an empty word chooses nothing. */
export type GuestChoice = Record<GuestFilter, string>;

/** Reads the address's filters; whether their values exist is for the API to say. Longer words than any name are cut. */
export function readGuestChoice(parameters: URLSearchParams): GuestChoice {
  const word = (name: GuestFilter) => parameters.get(name)?.trim().slice(0, 120) ?? '';
  return { temporada: word('temporada'), papel: word('papel'), instrumento: word('instrumento'), letra: word('letra') };
}

/** The guests' path without locale under these filters; `page` counts from 1. The same choice always has the same address. */
export function guestsAddress(choice: GuestChoice, page = 1): string {
  const query = new URLSearchParams(
    guestFilters.filter((name) => choice[name]).map((name): [string, string] => [name, choice[name]]),
  );
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${guestsPath}?${query}` : guestsPath;
}
