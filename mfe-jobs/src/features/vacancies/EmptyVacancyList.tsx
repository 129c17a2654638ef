import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { jobsPath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';

/** The empty list: nothing matches the filters, or nothing is published. */
export function EmptyVacancyList({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('jobs');
  if (!isFiltered) return <EmptyState title={t('empty.none')}>{t('empty.noneText')}</EmptyState>;
  return (
    <EmptyState
      title={t('empty.filtered')}
      action={
        <ButtonLink to={jobsPath} kind="secondary" preventScrollReset>
          {t('portal.allVacancies')}
        </ButtonLink>
      }
    >
      {t('empty.filteredText')}
    </EmptyState>
  );
}
