/** The filters by their names in the address, the same in both languages. */
export const filterNames = ['anio', 'compositor'] as const;
export type FilterName = (typeof filterNames)[number];

/** What a visitor chose; an empty word chooses nothing. */
export type DiscographyChoice = Record<FilterName, string>;

/** The whole discography, without locale. */
export const discographyPath = '/explora/discografia';

/** Reads the address's filters; whether their values exist is for the albums to say. Longer words than any name are cut. */
export function readChoice(parameters: URLSearchParams): DiscographyChoice {
  const word = (name: FilterName) => parameters.get(name)?.trim().slice(0, 120) ?? '';
  return { anio: word('anio'), compositor: word('compositor') };
}

/** The discography's path without locale under these filters; the same choice always has the same address. */
export function discographyAddress(choice: DiscographyChoice): string {
  const query = new URLSearchParams(
    filterNames.filter((name) => choice[name]).map((name): [string, string] => [name, choice[name]]),
  );
  return query.size > 0 ? `${discographyPath}?${query}` : discographyPath;
}
