import { useTranslation } from 'react-i18next';
import type { UnknownFilter } from '../../../filters/filters.ts';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { SiteLink } from '../../navigation/SiteLink/SiteLink.tsx';

interface UnknownFiltersProps<Name extends string> {
  unknown: readonly UnknownFilter<Name>[];
  /** A filter's name as its field shows it. */
  labelOf: (name: Name) => string;
  /** The page without filters. */
  all: { to: string; label: string };
}

/** Says which filters of the address were left out and why; nothing where all are known. */
export function UnknownFilters<Name extends string>({ unknown, labelOf, all }: UnknownFiltersProps<Name>) {
  const { t } = useTranslation('shared');
  if (unknown.length === 0) return null;
  return (
    <Notice look="cancelled" title={t('unknownFilters.title')}>
      {unknown.map(({ name, value, reason }) => (
        <p key={`${name} ${value}`}>{t(`unknownFilters.${reason ?? 'value'}`, { filter: labelOf(name), value })}</p>
      ))}
      <p>
        <SiteLink to={all.to}>{all.label}</SiteLink>
      </p>
    </Notice>
  );
}
