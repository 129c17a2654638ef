import type { Content } from '../../content/read-content.ts';
import { instrumentationOf, splitSoloParts } from './solo-parts.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';
import { knownWork } from './known-work.ts';

/** A work's composer may include the arranger: "Modest Músorgski (orq. Maurice Ravel)". */
const arranged = /^(?<name>[^(]+) \((?<arrangement>.+)\)$/;

/** Seeds composers and works. @throws Error when a work names a composer that is not in composers.json, or movements belong to no work */
export async function seedWorks(database: Database, content: Content): Promise<void> {
  const composers = new Map(content.composers.map((composer) => [composer.name, composer.id]));
  await insertRows(
    database,
    'composers',
    content.composers.map(({ id, slug, shortName, fullName, years }) =>
      jsonRow({ id, slug, shortName, fullName, years }),
    ),
  );

  Object.keys(content.movements).forEach((id) => knownWork(id, 'movements.json', content));
  await insertRows(
    database,
    'works',
    Object.entries(content.works).map(([id, work]) => {
      const match = arranged.exec(work.composer)?.groups;
      const composerId = composers.get(match?.name ?? work.composer);
      if (!composerId) throw new Error(`works.json: ${id}: ${work.composer} is not in composers.json`);
      const parts = splitSoloParts(work.solo?.en);
      return jsonRow({
        id,
        composerId,
        title: work.title,
        minutes: work.minutes,
        arrangement: match?.arrangement
          ? { es: match.arrangement, en: match.arrangement.replace('orq.', 'orch.') }
          : null,
        soloParts: parts,
        instrumentation: instrumentationOf(parts),
        movements: content.movements[id] ?? [],
      });
    }),
  );
}
