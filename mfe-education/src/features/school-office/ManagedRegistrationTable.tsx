import { useSite } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { TableHead } from '@ofgc/shared/design/text/TableHead/TableHead.tsx';
import type { ManagedRegistration } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import { sessionLabels } from '../school-area/session-labels.ts';
import { RegistrationStatus } from '../school-area/registrations/RegistrationStatus.tsx';
import tables from '../school-area/Tables.module.css';

/** All registrations of a call, in the order of the draw; before the draw, in the order of their arrival. */
export function ManagedRegistrationTable({ registrations }: { registrations: readonly ManagedRegistration[] }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { renderedAt } = useSite();
  return (
    <table className={`${tables.table} ${tables.stacked}`} aria-label={t('office.registrations')}>
      <TableHead
        columns={[
          t('office.turn'),
          t('office.centre'),
          t('registration.stateTitle'),
          t('registration.seats'),
          t('registration.session'),
          t('registration.wishes'),
        ]}
      />
      <tbody>
        {registrations.map((one) => (
          <tr key={one.reference}>
            <td data-label={t('office.turn')} data-empty={one.position ? undefined : ''}>
              {one.position ?? '–'}
            </td>
            <th scope="row">
              <SiteLink to={schoolAreaPaths.managedRegistration(one.reference)}>{one.centre}</SiteLink>
              <span className={tables.note}>
                {one.municipality} · <span className={tables.whole}>{one.reference}</span>{' '}
                {one.hasPriority && `· ${t('office.priority')}`}
              </span>
            </th>
            <td>
              <RegistrationStatus state={one.state} />
              {one.state === 'assigned' && one.answerBy && new Date(one.answerBy) > renderedAt && (
                <span className={tables.note}>
                  {t('office.answers', { date: formatDate(one.answerBy, 'short', locale) })}
                </span>
              )}
            </td>
            <td data-label={t('registration.seats')}>
              {one.wheelchairs > 0
                ? t('registration.seatCount', { seats: one.seats, count: one.wheelchairs })
                : one.seats}
            </td>
            <td data-label={t('registration.session')} data-empty={one.session ? undefined : ''}>
              {one.session ? sessionLabels(one.session, locale, t) : '–'}
            </td>
            <td data-label={t('registration.wishes')}>
              <ol>
                {one.wishes.map((session) => (
                  <li key={session.id}>{sessionLabels(session, locale, t)}</li>
                ))}
              </ol>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
