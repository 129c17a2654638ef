import type { Text } from '../../content/bilingual.ts';
import type { Content } from '../../content/read-content.ts';

/** @returns the possible values of `venue` in events.json → the hall's id */
export function hallsByName(content: Content): Map<string, number> {
  return new Map(hallNames(content).map(([name, { hall }]) => [name, hall.id]));
}

/** @returns the possible values of `venue` in events.json → the hall with its venue and town, as pages name it */
export function hallTitles(content: Content): Map<string, Text> {
  return new Map(
    hallNames(content).map(([written, { venue, hall }]) => {
      const titled = (name: string) => `${venue.name} · ${name} · ${venue.locality}`;
      const { es, en } = hall.name;
      return [written, { es: titled(es), en: en === undefined ? undefined : titled(en) }];
    }),
  );
}

function hallNames({ venues }: Content) {
  return venues.flatMap((venue) =>
    venue.halls.flatMap((hall) =>
      [`${venue.name} · ${hall.name.es}`, ...hall.matches].map((name) => [name, { venue, hall }] as const),
    ),
  );
}
