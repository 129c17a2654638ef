import { enrolmentStates } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type {
  SchoolProduction,
  SchoolSession,
} from '@ofgc/shared/domain/school-productions/school-production.schema.ts';

export interface SchoolYear {
  /** `2026-27`; empty without programmes */
  course: string;
  productions: SchoolProduction[];
  /** The year before with its programmes, while it still runs. */
  running: { course: string; productions: SchoolProduction[] } | null;
  /** The programmes of years that are over. */
  before: SchoolProduction[];
  /** Dates in the hall that are not over, of whatever year; touring dates have a page of their own. */
  sessions: SchoolSession[];
  figures: { productions: number; sessions: number; municipalities: number; places: number };
}

/**
 * The latest announced school year, programmes that take enrolments first; the year before while a programme of it is not over; and the
 * programmes of earlier years.
 */
export function schoolYear(productions: readonly SchoolProduction[], sessions: readonly SchoolSession[]): SchoolYear {
  const course = productions.map((production) => production.course).reduce((a, b) => (a > b ? a : b), '');
  const of = (year: string) => productions.filter((production) => production.course === year);
  const own = of(course);
  const running = productions.find((production) => production.course !== course && production.state !== 'past')?.course;
  const kinds = new Map(productions.map(({ id, kind }) => [id, kind]));
  const ownSessions = sessions.filter(({ production }) => own.some(({ id }) => id === production.id));
  return {
    course,
    productions: own.toSorted(byState),
    running: running === undefined ? null : { course: running, productions: of(running).toSorted(byState) },
    before: productions.filter((production) => production.course !== course && production.course !== running),
    // The next school year is announced while this one still plays.
    sessions: sessions.filter(({ production, state }) => {
      const kind = kinds.get(production.id);
      return kind !== undefined && kind !== 'touring' && state !== 'past';
    }),
    figures: {
      productions: own.length,
      sessions: ownSessions.length,
      municipalities: new Set(ownSessions.map(({ municipality }) => municipality)).size,
      places: ownSessions.reduce((sum, { capacity }) => sum + capacity, 0),
    },
  };
}

function byState(one: SchoolProduction, other: SchoolProduction): number {
  return enrolmentStates.indexOf(one.state) - enrolmentStates.indexOf(other.state);
}

/** A school year as it is written: `2026-27`, in English `2026–27`. */
export function yearName(course: string, locale: Locale): string {
  return locale === 'en' ? course.replace('-', '–') : course;
}
