import { locales } from '@ofgc/shared/domain/locale.ts';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import type { OfficeConcert, OfficeConcertLine } from '@ofgc/shared/domain/office-concerts/office-concert.schema.ts';
import type { Text } from '../../content/bilingual.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { holdOffSeeding } from '../../database/advisory-locks.ts';
import { type EventRecord, findEventRecords } from '../events/find.ts';
import { presentEvent } from '../events/present-detail.ts';
import { presentEventSummary, type PresentContext } from '../events/present.ts';
import { composerFinder } from '../works/searchable.ts';
import type { EventVersion } from './find.ts';
import type { EventPatch, WholeEvent } from './event-patch.ts';
import { writeRows } from './show-on-site.ts';

const inEach = ({ es, en }: Text) => ({ es, en: en ?? '' });
const empty = { es: '', en: '' };

/** A concert in the office's list. @param newest its newest version; undefined: it is only in the files */
export function presentConcertLine(
  record: EventRecord,
  newest: EventVersion | undefined,
  context: PresentContext,
): OfficeConcertLine {
  const { id, title, performances } = presentEventSummary(record, context);
  return {
    id,
    title: { es: record.event.title.es, en: record.event.title.en ?? title },
    version: newest?.version ?? 0,
    isDraft: Boolean(newest?.draft),
    performances: performances.map(({ id: performance, startsAt, state, previousStartsAt, saleFrom }) => ({
      id: performance,
      startsAt,
      state,
      previousStartsAt,
      saleFrom,
    })),
  };
}

/** The initial values of the form. @param announcement of a draft */
export function presentText({ event, texts }: WholeEvent, announcement: Text = empty): OfficeConcert['text'] {
  return {
    dates: event.performances.map(({ id, status, date, time, sale, waitingList }) => ({
      id,
      status: status === 'cancelled' || status === 'postponed' ? status : 'held',
      date,
      time,
      sale,
      list: waitingList,
    })),
    venue: event.venue,
    conductor: event.conductor,
    soloists: event.soloists.map(({ name, instrument }) => ({ name: name ?? '', part: inEach(instrument) })),
    works: event.programme.flatMap((item, position) => (item.kind === 'work' ? { position, work: item.work } : [])),
    note: inEach(texts.stateNote ?? empty),
    announcement: inEach(announcement),
  };
}

/** The options of the form, with their Spanish names. @param venue as the concert's files spell it */
export function choicesOf(content: Content, venue: string): OfficeConcert['choices'] {
  const composerOf = composerFinder(content);
  const halls = content.venues.flatMap(({ name, halls: own }) => own.map((hall) => `${name} · ${hall.name.es}`));
  const byWords = (one: string, other: string) => one.localeCompare(other, 'es');
  return {
    venues: [...new Set([...halls, venue])].toSorted(byWords),
    artists: content.artists.map(({ name }) => name).toSorted(byWords),
    works: Object.entries(content.works)
      .map(([key, { title }]) => {
        const [composer, name] = [inEach(composerOf(key)), inEach(title)];
        return { key, label: { es: `${composer.es}: ${name.es}`, en: `${composer.en}: ${name.en || name.es}` } };
      })
      .toSorted((one, other) => byWords(one.label.es, other.label.es)),
  };
}

/** A preview of a concert with this patch, in both languages: the patch is written, read and rolled back. */
export async function previewOf(
  database: Database,
  files: Content,
  { id, patch, context }: { id: number; patch: EventPatch; context: Omit<PresentContext, 'lang'> },
): Promise<Record<'es' | 'en', Event> | undefined> {
  const transaction = await database.startTransaction().execute();
  try {
    await holdOffSeeding(transaction);
    await writeRows(transaction, files, id, patch);
    const [record] = await findEventRecords(transaction, [id]);
    if (!record) return undefined;
    const [es, en] = locales.map((lang) => presentEvent(record, [], { ...context, lang }));
    return es && en && { es, en };
  } finally {
    await transaction.rollback().execute();
  }
}

/** The versions for the office, in the given order: announcements are in Spanish, and changed fields are named without their values. */
export function presentVersions(versions: readonly EventVersion[]): OfficeConcert['history'] {
  return versions.map(({ version, at, actor, draft, changed, announcement, letters }) => ({
    version,
    at: at.toISOString(),
    actor,
    isDraft: draft !== null,
    changed,
    announcement: announcement.es,
    letters,
  }));
}
