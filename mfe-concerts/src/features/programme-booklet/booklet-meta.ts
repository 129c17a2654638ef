import type { PageHandle } from '@ofgc/shared/contract';
import { plainDate } from '@ofgc/shared/dates/format.ts';
import type { ProgrammeBooklet } from '@ofgc/shared/domain/programme-booklets/programme-booklet.schema.ts';
import { programmeBookletPath } from '@ofgc/shared/routes/concerts/programme-booklets.ts';
import { truncate, maxDescriptionLength, maxTitleLength } from '@ofgc/shared/text/truncate.ts';

type Meta = PageHandle<{ programme: ProgrammeBooklet }>['meta'];

/** The canonical address contains the id, even where the page was opened without it. */
export const bookletMeta: Meta = ({ data: { programme }, t, locale }) => {
  const { event, performance } = programme;
  const date = plainDate(performance.startsAt, 'date', locale);
  const title = t('programmeBooklet.metaTitle', { title: event.title });
  // Titles repeat from year to year, so that as much of the date as fits is added.
  const dated = (['date', 'month', 'year'] as const).map(
    (style) => `${title} · ${plainDate(performance.startsAt, style, locale)}`,
  );
  return {
    title: dated.find(({ length }) => length <= maxTitleLength) ?? truncate(title, maxTitleLength),
    description: truncate(t('programmeBooklet.metaDescription', { date, title: event.title }), maxDescriptionLength),
    canonical: programmeBookletPath(event.id),
  };
};
