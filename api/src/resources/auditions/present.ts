import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Audition } from '@ofgc/shared/domain/auditions/audition.schema.ts';
import { auditionStatus } from '@ofgc/shared/domain/auditions/audition.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { isActiveVacancy } from '@ofgc/shared/domain/vacancies/vacancy-status.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { AuditionRecord } from './find.ts';

/**
 * The status depends on the clock as well as on the stored one (`auditionStatus`). The result is shown from its local day on, and is null
 * before.
 * @param at the site’s clock
 */
export function presentAudition(row: AuditionRecord, lang: Locale, at: Date): Audition {
  const read = readerIn(lang);
  const status = auditionStatus(row, at);
  const { resultOn: on, resultText, vacancyId, reference } = row;
  return {
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    title: read(row.title),
    role: read(row.role),
    place: read(row.place),
    pianist: read(row.pianist),
    travel: read(row.travel),
    requirements: row.requirements.map(read),
    rounds: row.rounds.map(({ text, excerpts, ...round }) => ({
      ...round,
      text: read(text),
      excerpts: excerpts.map(({ work, movement, part, bars }) => ({
        work: read(work),
        movement: movement && read(movement),
        part: read(part),
        bars: read(bars),
      })),
    })),
    result: on && resultText && on <= localDay(at) ? { on, text: read(resultText) } : null,
    offer: vacancyId !== null && reference !== null ? { id: vacancyId, reference } : null,
    applyFrom: row.applyFrom.toISOString(),
    applyTo: row.applyTo.toISOString(),
    applyUrl: row.applyUrl,
    status,
    isActive: isActiveVacancy(status),
    lang: read.lang,
  };
}
