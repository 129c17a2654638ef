import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useTranslation } from 'react-i18next';

interface UnknownFiltersProps {
  /** By their labels. */
  filters: readonly { label: string; value: string }[];
  /** The list without filters. */
  all: { to: string; label: string };
}

/** Says which filters of the address have a value that nothing in the list has; the list is shown without them. */
export function UnknownFilters({ filters, all }: UnknownFiltersProps) {
  const { t } = useTranslation('explore');
  if (filters.length === 0) return null;
  return (
    <Notice look="cancelled" title={t('filter.unknown.title')}>
      {filters.map(({ label, value }) => (
        <p key={label}>{t('filter.unknown.one', { filter: label, value })}</p>
      ))}
      <p>
        <SiteLink to={all.to}>{all.label}</SiteLink>
      </p>
    </Notice>
  );
}
