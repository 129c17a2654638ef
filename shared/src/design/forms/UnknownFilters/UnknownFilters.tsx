import { useTranslation } from 'react-i18next';
import type { UnknownFilter } from '../../../filters/filters.ts';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { SiteLink } from '../../navigation/SiteLink/SiteLink.tsx';

interface UnknownFiltersProps<Name extends string> {
  unknown: readonly UnknownFilter<Name>[];
  /** Returns the label of a filter's field. */
  labelOf: (name: Name) => string;
  /** The page without filters. */
  all: { to: string; label: string };
}

/** Lists the filters of the address that were not applied, with the reasons; nothing where all are known. */
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
