import { expect, it } from 'vitest';
import { useTestApi } from '../../testing/use-test-api.ts';
import { findConcerts } from './find.ts';

const test = useTestApi();
const now = new Date('2026-11-20T12:00:00Z');

it('the concerts of an artist are ordered by their next performance, past ones by their last', async () => {
  const { database } = test;
  // Somebody who is announced for four concerts.
  const { artistId } = await database
    .selectFrom('credits')
    .select('artistId')
    .where('artistId', 'is not', null)
    .$narrowType<{ artistId: number }>()
    .groupBy('artistId')
    .having(({ fn, eb }) => eb(fn.count('eventId').distinct(), '>=', 4))
    .orderBy('artistId')
    .limit(1)
    .executeTakeFirstOrThrow();
  const events = await database
    .selectFrom('credits')
    .select('eventId')
    .distinct()
    .where('artistId', '=', artistId)
    .orderBy('eventId')
    .execute();
  const ids = events.map(({ eventId }) => eventId);
  const sample = await database.selectFrom('performances').selectAll().limit(1).executeTakeFirstOrThrow();
  await database.deleteFrom('performances').where('eventId', 'in', ids).execute();
  const days = [['2026-11-01', '2026-12-20'], ['2026-11-30'], ['2026-09-01', '2026-11-10'], ['2026-10-01']];
  for (const [place, ofConcert] of days.entries())
    for (const [number, day] of ofConcert.entries())
      await database
        .insertInto('performances')
        .values({
          ...sample,
          id: 900_000 + 10 * place + number,
          eventId: ids[place] ?? 0,
          access: JSON.stringify(sample.access),
          startsAt: new Date(`${day}T20:00:00Z`),
          endsAt: new Date(`${day}T22:00:00Z`),
        })
        .execute();
  expect(await findConcerts(database, artistId, now)).toEqual({ upcoming: [ids[1], ids[0]], past: [ids[2], ids[3]] });
  // A postponed concert is still to come, whatever its old date.
  await database
    .updateTable('performances')
    .set({ status: 'postponed' })
    .where('eventId', '=', ids[3] ?? 0)
    .execute();
  expect(await findConcerts(database, artistId, now)).toEqual({ upcoming: [ids[1], ids[0], ids[3]], past: [ids[2]] });
});
