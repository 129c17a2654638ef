import { enrolmentInstants } from '../../content/dates.ts';
import { lastEnd, meetingInstants } from '../../content/meetings.ts';
import type { Content } from '../../content/read-content.ts';
import { resolve } from '../../content/resolve.ts';
import type { Database } from '../../database/database.ts';
import { hallsByName } from '../venues/halls-by-name.ts';

const json = JSON.stringify;

/** @throws Error naming the class whose hall is not known */
export async function seedMasterclasses(database: Database, content: Content): Promise<void> {
  const halls = hallsByName(content);
  const artists = new Map(content.artists.map(({ name, id }) => [name, id]));
  await database
    .insertInto('masterclasses')
    .values(
      content.masterclasses.map((one) => ({
        id: one.id,
        slug: one.slug,
        title: json(one.title),
        master: one.master,
        artistId: artists.get(one.master) ?? null,
        instrument: json(one.instrument),
        level: json(one.level),
        summary: json(one.summary),
        requirements: json(one.requirements),
        repertoire: json(one.repertoire),
        meetings: json(one.meetings.map(meetingInstants)),
        endsAt: lastEnd(one.meetings),
        hallId: resolve(halls.get(one.hall), `masterclasses.json: id ${one.id}`, `the hall ${one.hall}`),
        activePlaces: one.active.total,
        activeTaken: one.active.taken,
        activeFee: one.active.fee,
        listenerPlaces: one.listener.total,
        listenerTaken: one.listener.taken,
        listenerFee: one.listener.fee,
        ...enrolmentInstants(one),
        eventIds: json(one.eventIds),
      })),
    )
    .execute();
}
