import { fetchManagedCalls } from '@ofgc/shared/api-client/education/school-calls.ts';
import { fetchAccountRequests } from '@ofgc/shared/api-client/education/school-centres.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { TableHead } from '@ofgc/shared/design/text/TableHead/TableHead.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { signedInLoader } from '../../features/school-account/signed-in-loader.ts';
import { AreaPart, SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';
import { sessionLabels } from '../../features/school-area/session-labels.ts';
import { callTerm } from '../../features/school-office/call-term.ts';
import tables from '../../features/school-area/Tables.module.css';

export const loader = signedInLoader('staff', async ({ api }) => {
  const [calls, { waiting }] = await Promise.all([fetchManagedCalls(api), fetchAccountRequests(api)]);
  return { calls, requests: waiting };
});

export const handle: PageHandle = {
  isPrivate: true,
  meta: ({ t }) => ({ title: t('office.title'), description: t('area.description') }),
};

export function Component() {
  const { calls, requests, who } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const locale = useLocale();
  const termOf = (call: Parameters<typeof callTerm>[0]) => {
    const { name, at } = callTerm(call);
    return t(`office.term.${name}`, { date: formatDate(at, 'date', locale) });
  };
  return (
    <SchoolAreaLayout who={who} title={t('office.title')} lead={t('office.lead')} above="none">
      {requests > 0 && (
        <p>
          <ArrowLink to={`${schoolAreaPaths.centres}#requested`}>{t('office.requests', { count: requests })}</ArrowLink>
        </p>
      )}
      <AreaPart id="convocatorias" title={t('area.calls')}>
        {calls.length > 0 ? (
          <table className={`${tables.table} ${tables.stacked}`} aria-label={t('area.calls')}>
            <TableHead
              columns={[t('office.call'), t('registration.stateTitle'), t('office.registrations'), t('office.waiting')]}
            />
            <tbody>
              {calls.map(({ key, production, sessions, registrations, ...call }) => (
                <tr key={key}>
                  <th scope="row">
                    <SiteLink to={schoolAreaPaths.call(key)}>{production.title}</SiteLink>
                    <span className={tables.note}>
                      {sessions.length === 1 && sessions[0]
                        ? sessionLabels(sessions[0], locale, t)
                        : t('area.sessions', { count: sessions.length })}
                    </span>
                  </th>
                  <td>
                    {t(`office.state.${call.state}`)}
                    <span className={tables.note}>{termOf(call)}</span>
                  </td>
                  <td data-label={t('office.registrations')}>{registrations.length}</td>
                  <td data-label={t('office.waiting')}>
                    {registrations.filter((one) => one.state === 'waiting').length}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <EmptyState title={t('office.noCalls')} />
        )}
      </AreaPart>
      <p>
        <ArrowLink to={schoolAreaPaths.centres}>{t('office.centres')}</ArrowLink>
      </p>
    </SchoolAreaLayout>
  );
}
