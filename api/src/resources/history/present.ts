import type { History, HistoryPeriod, Milestone } from '@ofgc/shared/domain/history/history.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn } from '../../content/bilingual.ts';
import { presentArtistLink } from '../artists/present.ts';
import type { MilestoneRecord, PeriodRecord, SourceRecord } from './find.ts';

function presentPeriod(period: PeriodRecord, lang: Locale): HistoryPeriod {
  const { name, fromYear, untilYear, text, artistId, artistSlug } = period;
  const read = readerIn(lang);
  return {
    name: read(name),
    from: fromYear,
    until: untilYear,
    text: read(text),
    artist: presentArtistLink({ artistId, artistSlug }),
    lang: read.lang,
  };
}

function presentMilestone(milestone: MilestoneRecord, lang: Locale): Milestone {
  const { id, year, untilYear, title, text, category } = milestone;
  const read = readerIn(lang);
  return { id, year, until: untilYear, title: read(title), text: read(text), category, lang: read.lang };
}

/** The orchestra's history; each of its items says its own language. */
export function presentHistory(
  { milestones, periods, sources }: { milestones: MilestoneRecord[]; periods: PeriodRecord[]; sources: SourceRecord[] },
  lang: Locale,
): History {
  const periodsOf = (kind: PeriodRecord['kind']) =>
    periods.filter((period) => period.kind === kind).map((period) => presentPeriod(period, lang));
  return {
    milestones: milestones.map((milestone) => presentMilestone(milestone, lang)),
    conductors: periodsOf('conductor'),
    halls: periodsOf('hall'),
    sources: sources.map(({ title, text }) => {
      const read = readerIn(lang);
      return { title: read(title), text: read(text), lang: read.lang };
    }),
  };
}
