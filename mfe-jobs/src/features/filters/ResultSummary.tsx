import { RichMessage } from '@ofgc/shared/design/text/RichMessage/RichMessage.tsx';
import { formatTags } from '@ofgc/shared/domain/locale.ts';
import type { ListedVacancy } from '../vacancies/listed-vacancy.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { countByStage } from '../vacancies/vacancy-stage.ts';

/** "6 ofertas: 3 abiertas, 1 en curso y 2 cerradas". */
export function ResultSummary({ vacancies }: { vacancies: readonly ListedVacancy[] }) {
  const { t } = useTranslation('jobs');
  const locale = useLocale();
  const counts = countByStage(vacancies);
  const stages = (['open', 'inProgress', 'ended'] as const).filter((stage) => counts[stage] > 0);
  const total = t('results.vacancies', { count: vacancies.length });
  if (stages.length === 0) return <b>{total}</b>;
  const breakdown = new Intl.ListFormat(formatTags[locale]).format(
    stages.map((stage) => t(`results.${stage}`, { count: counts[stage] })),
  );
  return <RichMessage text={t('results.line', { total, breakdown })} elements={{ b: <b /> }} />;
}
