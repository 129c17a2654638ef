import { useSite } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import type { SchoolArea } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import { isLate } from './is-late.ts';
import { hasAll, registrationsIn } from './registrations-in.ts';
import type { CallSummary } from './call-summary.ts';
import { sessionLabels } from '../session-labels.ts';
import styles from './CallList.module.css';

interface CallListProps {
  calls: readonly CallSummary[];
  /** The registrations of the signed-in school. */
  registrations?: SchoolArea['registrations'];
}

/** Calls with their days. An open call links to the school's registrations in it and to a new registration. */
export function CallList({ calls, registrations = [] }: CallListProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { today } = useSite();
  const day = (instant: string) => formatDate(instant, 'date', locale);
  return (
    <ul className={styles.calls}>
      {calls.map(({ key, title, levels, sessions, session, state, opensAt, closesAt, resultsOn, lang }) => (
        <li key={key} className={styles.call}>
          <div>
            <h3 lang={foreignLang(lang, locale)} className={styles.title}>
              {title}
            </h3>
            <p className="small">
              {levels} · {session ? sessionLabels(session, locale, t) : t('area.sessions', { count: sessions })}
            </p>
            <p className="small soft">
              {state === 'notYet'
                ? t('area.opens', { date: day(opensAt), time: formatDate(opensAt, 'time', locale) })
                : t(`area.closes.${isLate({ state, resultsOn }, today) ? 'late' : state}`, {
                    date: day(closesAt),
                    results: day(resultsOn),
                  })}
            </p>
          </div>
          {state === 'open' && <EnterCall call={key} own={registrationsIn(key, registrations)} />}
        </li>
      ))}
    </ul>
  );
}

function EnterCall({ call, own }: { call: string; own: SchoolArea['registrations'] }) {
  const { t } = useTranslation('education');
  return (
    <div className={styles.enter}>
      {own.map(({ reference }) => (
        <SiteLink key={reference} to={schoolAreaPaths.registration(reference)}>
          {reference}
        </SiteLink>
      ))}
      {hasAll(own) ? (
        <p className="small">{t('registration.most')}</p>
      ) : (
        <ButtonLink to={schoolAreaPaths.newRegistration(call)} kind="secondary" size="row">
          {t(own.length > 0 ? 'area.registerMore' : 'area.register')}
        </ButtonLink>
      )}
    </div>
  );
}
