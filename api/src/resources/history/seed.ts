import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { jsonRow } from '../../database/json-row.ts';
import { artistFinder } from '../artists/seed.ts';

/** @throws Error when a conductor names an artist that is not in artists.json */
export async function seedHistory(database: Database, content: Content): Promise<void> {
  const { history } = content;
  const artistId = artistFinder(content);
  await database
    .insertInto('historyMilestones')
    .values(history.milestones.map(({ until, ...milestone }) => jsonRow({ ...milestone, untilYear: until })))
    .execute();
  const periods = [
    ...history.conductors.map((period) => ({ ...period, kind: 'conductor' as const })),
    ...history.halls.map((period) => ({ ...period, kind: 'hall' as const })),
  ];
  await database
    .insertInto('historyPeriods')
    .values(
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
    )
    .execute();
  await database.insertInto('historySources').values(history.sources.map(jsonRow)).execute();
}
