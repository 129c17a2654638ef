import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Badge } from '@ofgc/shared/design/concerts/StateBadge/Badge.tsx';
import type { BadgeLook } from '@ofgc/shared/design/concerts/StateBadge/badge-of.ts';
import type { EnrolmentState } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';

const looks: Record<EnrolmentState, BadgeLook> = {
  open: 'on-sale',
  full: 'sold-out',
  notYet: 'not-yet',
  closed: 'past',
  past: 'past',
};

interface EnrolmentBadgeProps {
  state: EnrolmentState;
  /** When enrolment opens, ISO 8601; shown while the state is `notYet`. */
  applyFrom?: string;
}

/** The state of enrolment in a word; before enrolment opens, its first day where `applyFrom` is given. */
export function EnrolmentBadge({ state, applyFrom }: EnrolmentBadgeProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  return (
    <Badge look={looks[state]}>
      {state === 'notYet' && applyFrom
        ? t('enrolment.from', { date: formatDate(applyFrom, 'short', locale) })
        : t(`enrolment.${state}`)}
    </Badge>
  );
}
