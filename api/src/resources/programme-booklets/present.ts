import { bookletPerformance } from '@ofgc/shared/domain/events/booklet-performance.ts';
import { takesPlace } from '@ofgc/shared/domain/events/featured-performance.ts';
import type { ProgrammeBooklet } from '@ofgc/shared/domain/programme-booklets/programme-booklet.schema.ts';
import { presentEvent } from '../events/present-detail.ts';
import type { EventRecord } from '../events/find.ts';
import { presentEventSummary, type PresentContext } from '../events/present.ts';
import type { MemberRecord } from '../members/find.ts';
import type { BookletTexts } from './find.ts';
import { playersKnownBefore } from './players-known.ts';
import { presentOrchestra } from './present-orchestra.ts';
import { presentNotes, presentSungWorks } from './present-texts.ts';

/**
 * The booklet of an event. Its texts are shown as soon as they exist, the list of players from three days before
 * the first performance.
 */
export function presentProgrammeBooklet(
  record: EventRecord,
  texts: BookletTexts,
  members: readonly MemberRecord[],
  context: PresentContext,
): ProgrammeBooklet {
  const { lang, now } = context;
  const { items } = record;
  const event = presentEventSummary(record, context);
  const { biographies, stateNote, synopsis } = presentEvent(record, [], context);
  const dated = event.performances.map((performance) => ({
    ...performance,
    startsAt: new Date(performance.startsAt),
    endsAt: new Date(performance.endsAt),
    isForEverybody: true,
  }));
  const takingPlace = dated.filter(takesPlace);
  const current = bookletPerformance(takingPlace.length ? takingPlace : dated, now);
  const performance = event.performances.find(({ id }) => id === current?.id);
  if (!performance) throw new RangeError(`event ${event.id} has no performance`);
  const first = Math.min(...(takingPlace.length ? takingPlace : dated).map(({ startsAt }) => startsAt.getTime()));
  const orchestraFrom = new Date(first - playersKnownBefore);
  const works = items.flatMap(({ workId }) => workId ?? []);
  const scorings = works.flatMap((id) => texts.notes.find(({ workId }) => workId === id)?.scoring ?? []);
  const isListed = takingPlace.length > 0 && scorings.length > 0 && scorings.length === works.length;
  return {
    event,
    performance,
    synopsis,
    stateNote,
    notes: presentNotes(items, texts, lang),
    sungWorks: presentSungWorks(items, texts, lang),
    biographies,
    orchestraFrom: orchestraFrom.toISOString(),
    orchestra: isListed && orchestraFrom <= now ? presentOrchestra(members, scorings, lang) : null,
    isOrchestraToCome: isListed && orchestraFrom > now,
  };
}
