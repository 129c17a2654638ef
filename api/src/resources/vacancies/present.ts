import { auditionStatus } from '@ofgc/shared/domain/auditions/audition.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { isActiveVacancy } from '@ofgc/shared/domain/vacancies/vacancy-status.ts';
import { readerIn } from '../../content/bilingual.ts';
import { contentInstant, dayEnd } from '../../content/dates.ts';
import { drawingOfVacancy } from './drawing.ts';
import type { VacancyRecord } from './find.ts';

/**
 * The status is the public one, whatever the office has stored: the deadline closes a call, and its audition has its days (`auditionStatus`).
 * @param at the site’s clock
 */
export function presentVacancy(vacancy: VacancyRecord, lang: Locale, at: Date): Vacancy {
  const read = readerIn(lang);
  const status = auditionStatus({ ...vacancy, rounds: vacancy.rounds ?? [] }, at);
  return {
    id: vacancy.id,
    reference: vacancy.reference,
    title: read(vacancy.title),
    drawing: drawingOfVacancy(vacancy),
    family: { slug: vacancy.familySlug, name: read(vacancy.familyName) },
    place: { slug: vacancy.placeSlug, name: read(vacancy.placeName) },
    contract: read(vacancy.contract),
    positions: vacancy.positions,
    publishedAt: vacancy.publishedAt.toISOString(),
    applyFrom: vacancy.applyFrom.toISOString(),
    applyTo: vacancy.applyTo.toISOString(),
    applyUrl: vacancy.applyUrl,
    status,
    isActive: isActiveVacancy(status),
    type: vacancy.callType,
    summary: read(vacancy.summary),
    requirements: vacancy.requirements.map(read),
    timeline: vacancy.timeline
      .toSorted((one, other) => endOf(one.at).localeCompare(endOf(other.at)))
      .map(({ at, text, document }) => ({ at, text: read(text), document: document ?? null })),
    lang: read.lang,
  };
}

/** Steps may be written in any order; one without an hour lasts until the end of its day. */
const endOf = (at: string) => contentInstant(at, dayEnd);
