import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/http-error.ts';
import type { InscriptionKind } from './content.ts';

/** A kind that visitors may send. @throws HttpError 404 where the content has no such kind */
export async function findKind(database: Database, key: string): Promise<InscriptionKind> {
  const { definition } = await database
    .selectFrom('inscriptionKinds')
    .select('definition')
    .where('key', '=', key)
    .where('isFormer', '=', false)
    .executeTakeFirstOrThrow(notFound);
  return definition;
}

/** The number of places that inscriptions hold, by subject; one that its sender took back holds none. */
export async function findHeldInscriptionPlaces(
  database: Database,
  kind: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('inscriptions')
    .select(['subject', ({ fn }) => fn.sum<string>('places').as('held')])
    .where('kind', '=', kind)
    .where('isWithdrawn', '=', false)
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, held }) => [subject, Number(held)]));
}

/** The number of free places; null where places are not counted. */
export function inscriptionPlacesLeft(
  { value, places }: { value: string; places: number | null },
  held: ReadonlyMap<string, number>,
): number | null {
  return places === null ? null : Math.max(0, places - (held.get(value) ?? 0));
}
