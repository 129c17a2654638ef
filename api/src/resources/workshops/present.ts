import { enrolmentState } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Workshop } from '@ofgc/shared/domain/workshops/workshop.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import { sanitised } from '../../content/sanitise-html.ts';
import { presentHall } from '../venues/present.ts';
import type { WorkshopRecord } from './find.ts';

/** A workshop with the places left. @param held places taken on the web, by the workshop's slug */
export function presentWorkshop(
  row: WorkshopRecord,
  { lang, at, held }: { lang: Locale; at: Date; held: ReadonlyMap<string, number> },
): Workshop {
  const read = readerIn(lang);
  // How many came is written down after a workshop.
  const registered = row.endsAt <= at ? 0 : (held.get(row.slug) ?? 0);
  const left = Math.max(0, row.places - row.taken - registered);
  return {
    id: row.id,
    slug: row.slug,
    title: read(row.title),
    trainer: row.trainer,
    trainerText: read(row.trainerText),
    summary: sanitised(read(row.summary)),
    audience: read(row.audience),
    meetings: row.meetings.map((meeting) => ({
      ...meeting,
      title: read(meeting.title),
      text: read(meeting.text),
    })),
    hall: presentHall(row, read),
    hours: row.hours,
    places: { total: row.places, left },
    applyFrom: row.applyFrom.toISOString(),
    applyTo: row.applyTo.toISOString(),
    state: enrolmentState({ ...row, placesLeft: left }, at),
    lang: read.lang,
  };
}
