import { officePath } from './area.ts';

/** The office's list of concerts, without locale. */
export const officeConcertsPath = `${officePath}/conciertos`;

/** The path of the page that changes a concert, without locale. @param id the event's id */
export function officeConcertPath(id: number): string {
  return `${officeConcertsPath}/${id}`;
}
