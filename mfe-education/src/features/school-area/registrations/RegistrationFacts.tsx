import { FactList } from '@ofgc/shared/design/text/FactList/FactList.tsx';
import { TableHead } from '@ofgc/shared/design/text/TableHead/TableHead.tsx';
import type { SchoolRegistration } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { sessionLabels } from '../session-labels.ts';
import tables from '../Tables.module.css';

/** A registration as it was sent: groups, wished sessions, contact and needs. */
export function RegistrationFacts({ registration }: { registration: SchoolRegistration }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { groups, wishes, contact, phone, needs } = registration;
  return (
    <>
      <GroupTable groups={groups} />
      <FactList
        look="wide"
        facts={[
          {
            term: t('registration.wishes'),
            value: (
              <ol>
                {wishes.map((session, index) => (
                  <li key={session.id}>
                    {index + 1}. {sessionLabels(session, locale, t)}
                  </li>
                ))}
              </ol>
            ),
          },
          { term: t('registration.contact'), value: `${contact}, ${phone}` },
          ...(needs ? [{ term: t('registration.needs'), value: needs }] : []),
        ]}
      />
    </>
  );
}

/**
 * The groups of a registration with their pupils, teachers and wheelchairs, and the sums below; a dash for a level not
 * chosen.
 */
export function GroupTable({ groups }: Pick<SchoolRegistration, 'groups'>) {
  const { t } = useTranslation('education');
  const sum = (name: 'pupils' | 'teachers' | 'wheelchairs') => groups.reduce((all, group) => all + group[name], 0);
  return (
    <table className={tables.table} aria-label={t('registration.groups')}>
      <TableHead
        columns={[
          t('registration.level'),
          t('registration.pupils'),
          t('registration.teachers'),
          t('registration.wheelchairs'),
        ]}
      />
      <tbody>
        {groups.map((group, index) => (
          <tr key={index}>
            <th scope="row">{group.level ? t(`level.${group.level}`) : '–'}</th>
            <td>{group.pupils}</td>
            <td>{group.teachers}</td>
            <td>{group.wheelchairs}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('registration.total')}</th>
          <td>{sum('pupils')}</td>
          <td>{sum('teachers')}</td>
          <td>{sum('wheelchairs')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
