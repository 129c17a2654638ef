import { ButtonLink } from '@ofgc/shared/design/Button/ButtonLink.tsx';
import { Empty } from '@ofgc/shared/design/Empty/Empty.tsx';
import { useTranslation } from 'react-i18next';
import { portalPath } from '../vacancies/vacancy-paths.ts';

/** The empty list: nothing matches the filters, or nothing is published. */
export function NoVacancies({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('jobs');
  if (!isFiltered) return <Empty title={t('empty.none')}>{t('empty.noneText')}</Empty>;
  return (
    <Empty
      title={t('empty.filtered')}
      action={
        <ButtonLink to={portalPath} kind="secondary" preventScrollReset>
          {t('portal.allVacancies')}
        </ButtonLink>
      }
    >
      {t('empty.filteredText')}
    </Empty>
  );
}
