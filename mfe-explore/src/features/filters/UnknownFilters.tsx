import { Notice } from '@ofgc/shared/design/Notice/Notice.tsx';
import { SiteLink } from '@ofgc/shared/design/SiteLink/SiteLink.tsx';
import { useTranslation } from 'react-i18next';

interface UnknownFiltersProps {
  /** Filters of the address whose value nothing has, by their labels. */
  ignored: readonly { label: string; value: string }[];
  /** The whole list. */
  all: { to: string; label: string };
}

/** Says which filters of the address were left out. */
export function UnknownFilters({ ignored, all }: UnknownFiltersProps) {
  const { t } = useTranslation('explore');
  if (ignored.length === 0) return null;
  return (
    <Notice look="cancelled" title={t('filter.unknown.title')}>
      {ignored.map(({ label, value }) => (
        <p key={label}>{t('filter.unknown.one', { filter: label, value })}</p>
      ))}
      <p>
        <SiteLink to={all.to}>{all.label}</SiteLink>
      </p>
    </Notice>
  );
}
