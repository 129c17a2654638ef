import type { PageHandle } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import type { HandProgramme } from '@ofgc/shared/domain/hand-programme.schema.ts';

type Meta = PageHandle<{ programme: HandProgramme }>['meta'];

/** Result pages show about this many characters. */
const longestTitle = 60;

/** One address for search engines, also where the page was opened without an id. */
export const handMeta: Meta = ({ data: { programme }, t, locale }) => {
  const { event, performance } = programme;
  const date = formatDate(performance.startsAt, 'date', locale);
  const title = t('handProgramme.metaTitle', { title: event.title });
  return {
    title: title.length <= longestTitle ? title : `${title.slice(0, longestTitle - 1).trimEnd()}…`,
    description: t('handProgramme.metaDescription', { date, title: event.title }),
    canonical: `/programa/${event.id}`,
  };
};
