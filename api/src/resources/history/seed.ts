import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';
import { artistFinder } from '../artists/seed.ts';

/** @throws Error when a conductor names an artist that is not in artists.json */
export async function seedHistory(database: Database, content: Content): Promise<void> {
  const { history } = content;
  const artistId = artistFinder(content);
  await insertRows(
    database,
    'historyMilestones',
    history.milestones.map(({ until, ...milestone }) => jsonRow({ ...milestone, untilYear: until })),
  );
  const periods = [
    ...history.conductors.map((period) => ({ ...period, kind: 'conductor' as const })),
    ...history.halls.map((period) => ({ ...period, kind: 'hall' as const })),
  ];
  await insertRows(
    database,
    'historyPeriods',
    periods.map(({ kind, name, from, until, text, artist }) =>
      jsonRow({
        kind,
        name,
        fromYear: from,
        untilYear: until,
        text,
        artistId: artistId('history.json', artist),
      }),
    ),
  );
  await insertRows(database, 'historySources', history.sources.map(jsonRow));
}
