import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { isActiveVacancy, vacancyStatus } from '@ofgc/shared/domain/vacancies/vacancy-status.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { VacancyRecord } from './find.ts';

export function presentVacancy(vacancy: VacancyRecord, lang: Locale, at: Date): Vacancy {
  const read = readerIn(lang);
  const status = vacancyStatus(vacancy.status, vacancy.applyFrom, vacancy.applyTo, at);
  return {
    id: vacancy.id,
    reference: vacancy.reference,
    title: read(vacancy.title),
    family: { slug: vacancy.familySlug, name: read(vacancy.familyName) },
    place: { slug: vacancy.placeSlug, name: read(vacancy.placeName) },
    contract: read(vacancy.contract),
    positions: vacancy.positions,
    publishedAt: vacancy.publishedAt.toISOString(),
    applyFrom: vacancy.applyFrom.toISOString(),
    applyTo: vacancy.applyTo.toISOString(),
    status,
    isActive: isActiveVacancy(status),
    type: vacancy.callType,
    summary: read(vacancy.summary),
    requirements: vacancy.requirements.map(read),
    timeline: vacancy.timeline.map(({ at, text, document }) => ({ at, text: read(text), document: document ?? null })),
    lang: read.lang,
  };
}
