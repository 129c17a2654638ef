import type { Content } from '../../content/read-content.ts';

/** @returns the possible values of `venue` in events.json → the hall's id */
export function hallsByName(content: Content): Map<string, number> {
  const halls = new Map<string, number>();
  for (const venue of content.venues) {
    for (const hall of venue.halls) {
      halls.set(`${venue.name} · ${hall.name.es}`, hall.id);
      for (const name of hall.matches) halls.set(name, hall.id);
    }
  }
  return halls;
}
