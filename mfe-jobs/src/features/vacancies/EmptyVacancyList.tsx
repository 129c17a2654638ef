import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { NoMatches } from '@ofgc/shared/design/feedback/EmptyState/NoMatches.tsx';
import { jobsPath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';

/** The empty list: nothing matches the filters, or nothing is published. */
export function EmptyVacancyList({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('jobs');
  if (!isFiltered) return <EmptyState title={t('empty.none')}>{t('empty.noneText')}</EmptyState>;
  return (
    <NoMatches title={t('empty.filtered')} all={{ to: jobsPath, label: t('portal.allVacancies') }}>
      {t('empty.filteredText')}
    </NoMatches>
  );
}
