import type { PageHandle } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import type { HandProgramme } from '@ofgc/shared/domain/hand-programme.schema.ts';
import { cut, longestDescription, longestTitle } from '../concert/concert-meta.ts';

type Meta = PageHandle<{ programme: HandProgramme }>['meta'];

/** One address for search engines, also where the page was opened without an id. */
export const handMeta: Meta = ({ data: { programme }, t, locale }) => {
  const { event, performance } = programme;
  const date = formatDate(performance.startsAt, 'date', locale);
  const title = t('handProgramme.metaTitle', { title: event.title });
  // The same title comes back every year: as much of the date as there is room for.
  const dated = (['date', 'month', 'year'] as const).map(
    (style) => `${title} · ${formatDate(performance.startsAt, style, locale)}`,
  );
  return {
    title: dated.find(({ length }) => length <= longestTitle) ?? cut(title, longestTitle),
    description: cut(t('handProgramme.metaDescription', { date, title: event.title }), longestDescription),
    canonical: `/programa/${event.id}`,
  };
};
