import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../dates/format.ts';
import type { DisplayState } from '../../../domain/events/display-state.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Badge } from './Badge.tsx';
import { badgeOf } from './badge-of.ts';

interface StateBadgeProps {
  state: DisplayState;
  isRescheduled?: boolean;
  /** When the sale opens; shown in the state "not yet on sale". */
  saleFrom?: string | null;
}

/** The state of a performance as a word and a glyph; the colour adds no information. */
export function StateBadge({ state, isRescheduled = false, saleFrom = null }: StateBadgeProps) {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  const { look, word } = badgeOf(state, isRescheduled);
  const words =
    word === 'notOnSale' && saleFrom
      ? t('state.notOnSaleUntil', { date: formatDate(saleFrom, 'short', locale) })
      : t(`state.${word}`);
  return <Badge look={look}>{words}</Badge>;
}
