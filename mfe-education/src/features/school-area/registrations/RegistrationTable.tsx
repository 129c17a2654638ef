import { useSite } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { TableHead } from '@ofgc/shared/design/text/TableHead/TableHead.tsx';
import type { SchoolArea } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import { isLate } from '../calls/is-late.ts';
import { isPast } from './is-past.ts';
import { sessionLabels } from '../session-labels.ts';
import { RegistrationStatus } from './RegistrationStatus.tsx';
import tables from '../Tables.module.css';

interface RegistrationTableProps extends Pick<SchoolArea, 'registrations'> {
  /** Who reads the page. */
  reader?: 'centre' | 'office';
}

/** A school's registrations, the newest first, each with its next step. */
export function RegistrationTable({ registrations, reader = 'centre' }: RegistrationTableProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { renderedAt, today } = useSite();
  const next = (registration: SchoolArea['registrations'][number]) => {
    const { state, call, answerBy, session } = registration;
    if (state === 'draft')
      return call.state === 'open' || call.state === 'notYet'
        ? t('area.next.draft', { date: formatDate(call.closesAt, 'short', locale) })
        : t('area.next.notSent');
    if (isPast(registration, renderedAt)) return '';
    if (state === 'submitted')
      return isLate(call, today) ? '' : t('area.next.submitted', { date: formatDate(call.resultsOn, 'short', locale) });
    if (state === 'assigned' && answerBy && !session?.suspended)
      return t(reader === 'office' ? 'office.answers' : 'area.next.assigned', {
        date: formatDate(answerBy, 'short', locale),
      });
    return '';
  };
  const pathOf = reader === 'office' ? schoolAreaPaths.managedRegistration : schoolAreaPaths.registration;
  return (
    <table className={`${tables.table} ${tables.stacked}`} aria-label={t('area.registrations')}>
      <TableHead
        columns={[
          t('registration.one'),
          t('registration.stateTitle'),
          t('registration.session'),
          t('registration.seats'),
        ]}
      />
      <tbody>
        {registrations.map((registration) => (
          <tr key={registration.reference}>
            <th scope="row">
              <SiteLink to={pathOf(registration.reference)}>{registration.call.production.title}</SiteLink>{' '}
              <span className={tables.note}>{registration.reference}</span>
            </th>
            <td>
              <RegistrationStatus state={registration.state} />{' '}
              <span className={tables.note}>{next(registration)}</span>
            </td>
            <td data-label={t('registration.session')} data-empty={registration.session ? undefined : ''}>
              {registration.session ? sessionLabels(registration.session, locale, t) : '–'}
            </td>
            <td data-label={t('registration.seats')}>
              {registration.wheelchairs > 0
                ? t('registration.seatCount', { seats: registration.seats, count: registration.wheelchairs })
                : registration.seats}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
