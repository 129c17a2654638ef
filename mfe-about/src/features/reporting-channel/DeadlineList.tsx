import { formatDate } from '@ofgc/shared/dates/format.ts';
import { FactList } from '@ofgc/shared/design/text/FactList/FactList.tsx';
import type { Term, Terms } from '@ofgc/shared/domain/reporting-channel/legal-deadlines.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';

/** Both legal deadlines: the day of each, the day on which it was met, or that it ended with the report's closing. */
export function DeadlineList({ terms: { acknowledgement, answer } }: { terms: Terms }) {
  const { t } = useTranslation('about');
  const locale = useLocale();
  const date = (day: string) => formatDate(day, 'date', locale);
  const describe = ({ dueOn, doneOn, daysLeft }: Term) => {
    if (doneOn) return t('channel.term.done', { date: date(doneOn) });
    if (daysLeft === null) return t('channel.term.ended');
    if (daysLeft < 0) return t('channel.term.over', { date: date(dueOn) });
    return t('channel.term.due', { date: date(dueOn), count: daysLeft });
  };
  return (
    <FactList
      look="ruled"
      facts={[
        { term: t('channel.term.acknowledgement'), value: describe(acknowledgement) },
        { term: t('channel.term.answer'), value: describe(answer) },
      ]}
    />
  );
}
