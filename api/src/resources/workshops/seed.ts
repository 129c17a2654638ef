import { enrolmentInstants } from '../../content/dates.ts';
import { lastEnd, meetingInstants } from '../../content/meetings.ts';
import type { Content } from '../../content/read-content.ts';
import { resolve } from '../../content/resolve.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';
import { hallsByName } from '../venues/halls-by-name.ts';

/** @throws Error naming the workshop whose hall is not known */
export async function seedWorkshops(database: Database, content: Content): Promise<void> {
  const halls = hallsByName(content);
  await insertRows(
    database,
    'workshops',
    content.workshops.map((one) =>
      jsonRow({
        id: one.id,
        slug: one.slug,
        title: one.title,
        trainer: one.trainer,
        trainerText: one.trainerText,
        summary: one.summary,
        audience: one.audience,
        meetings: one.meetings.map((meeting) => ({
          ...meetingInstants(meeting),
          title: meeting.title,
          text: meeting.text,
        })),
        endsAt: lastEnd(one.meetings),
        hallId: resolve(halls.get(one.hall), `workshops.json: id ${one.id}`, `the hall ${one.hall}`),
        hours: one.hours,
        places: one.places.total,
        taken: one.places.taken,
        ...enrolmentInstants(one),
      }),
    ),
  );
}
