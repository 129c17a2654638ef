import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { jobsPath } from '@ofgc/shared/routes/sections.ts';
import { useTranslation } from 'react-i18next';
import type { SelectName } from './filter-values.ts';

interface UnknownFiltersProps {
  ignored: readonly { name: SelectName; value: string }[];
}

/** Says which filters of the address have a value that does not exist and were left out. */
export function UnknownFilters({ ignored }: UnknownFiltersProps) {
  const { t } = useTranslation('jobs');
  if (ignored.length === 0) return null;
  return (
    <Notice look="cancelled" title={t('unknown.title')}>
      {ignored.map(({ name, value }) => (
        <p key={name}>{t('unknown.filter', { filter: t(`filter.${name}.label`), value })}</p>
      ))}
      <p>
        <SiteLink to={jobsPath}>{t('unknown.all')}</SiteLink>
      </p>
    </Notice>
  );
}
