import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { ActivityRecord } from './find.ts';

/** An activity. */
export function presentActivity(row: ActivityRecord, lang: Locale): Activity {
  const read = readerIn(lang);
  return {
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    title: read(row.title),
    summary: read(row.summary),
    audience: read(row.audience),
    when: read(row.whenText),
    place: read(row.place),
    price: read(row.price),
    eventIds: row.eventIds,
    lastOn: row.lastOn,
    lang: read.lang,
  };
}
