import { RichMessage } from '@ofgc/shared/design/text/RichMessage/RichMessage.tsx';
import type { ListedVacancy } from '../vacancies/listed-vacancy.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { listFormat } from '@ofgc/shared/labels/list-format.ts';
import { useTranslation } from 'react-i18next';
import { countByStatusGroup } from '../vacancies/vacancy-status-group.ts';

/** "6 ofertas: 3 abiertas, 1 en curso y 2 cerradas". */
export function ResultSummary({ vacancies }: { vacancies: readonly ListedVacancy[] }) {
  const { t } = useTranslation('jobs');
  const locale = useLocale();
  const counts = countByStatusGroup(vacancies);
  const groups = (['open', 'inProgress', 'ended'] as const).filter((group) => counts[group] > 0);
  const total = t('results.vacancies', { count: vacancies.length });
  if (groups.length === 0) return <b>{total}</b>;
  const breakdown = listFormat(locale).format(groups.map((group) => t(`results.${group}`, { count: counts[group] })));
  return <RichMessage text={t('results.line', { total, breakdown })} elements={{ b: <b /> }} />;
}
