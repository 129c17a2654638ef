import { useSite } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Prose } from '@ofgc/shared/design/text/Prose/Prose.tsx';
import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { closedEarly } from '@ofgc/shared/domain/vacancies/vacancy-status.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { dataProtectionPath } from '@ofgc/shared/routes/site/pages.ts';
import { useTranslation } from 'react-i18next';
import { timelineOf } from '../timeline/vacancy-timeline.ts';
import { vacancyStatusGroup } from './vacancy-status-group.ts';

interface HowToApplyProps {
  vacancy: Vacancy;
  /** ISO 8601. */
  now: string;
}

/** Where to apply and until which hour, or that the deadline has passed and, while steps are to come, where to follow them. */
export function HowToApply({ vacancy, now }: HowToApplyProps) {
  const { t } = useTranslation('jobs');
  const locale = useLocale();
  const { electronicOffice } = useSite();
  const group = vacancyStatusGroup(vacancy);
  const instant = group === 'announced' ? vacancy.applyFrom : vacancy.applyTo;
  const values = {
    date: formatDate(instant, 'full', locale),
    time: formatDate(instant, 'time', locale),
    reference: vacancy.reference,
  };
  const isWithdrawn = vacancy.status === 'cancelled';
  const goesOn = vacancy.status === 'closed' && timelineOf(vacancy, now).some(({ state }) => state === 'next');
  const end = closedEarly(vacancy, now) ? 'closedEarly' : goesOn ? 'inProgress' : group;
  const applyUrl = group === 'open' ? vacancy.applyUrl : null;
  // Its own address is linked once it accepts applications; the electronic office never does for such a vacancy.
  const isLinkedLater = group === 'announced' && vacancy.applyUrl !== null;
  return (
    <Prose>
      <p>{t(`apply.${isWithdrawn ? 'withdrawn' : end}`, values)}</p>
      {(group === 'open' || group === 'announced') && <p>{t(vacancy.applyUrl ? 'apply.online' : 'apply.where')}</p>}
      {!isLinkedLater && (
        <p>
          <ArrowLink to={applyUrl ?? electronicOffice}>{t(applyUrl ? 'vacancy.apply' : 'apply.office')}</ArrowLink>
        </p>
      )}
      <p>{t('apply.data')}</p>
      <p>
        <ArrowLink to={dataProtectionPath}>{t('apply.dataProtection')}</ArrowLink>
      </p>
    </Prose>
  );
}
