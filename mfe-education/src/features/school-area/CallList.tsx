import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import type { CallSummary } from './call-summary.ts';
import { sessionLabels } from './session-labels.ts';
import styles from './CallList.module.css';

/** Calls with their days; an open one can be entered. */
export function CallList({ calls }: { calls: readonly CallSummary[] }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const day = (instant: string) => formatDate(instant, 'date', locale);
  return (
    <ul className={styles.calls}>
      {calls.map(({ key, title, levels, sessions, session, state, opensAt, closesAt, resultsOn, lang }) => (
        <li key={key} className={styles.call}>
          <div>
            <h3 lang={lang === locale ? undefined : lang} className={styles.title}>
              {title}
            </h3>
            <p className="small">
              {levels} · {session ? sessionLabels(session, locale) : t('area.sessions', { count: sessions })}
            </p>
            <p className="small soft">
              {state === 'notYet'
                ? t('area.opens', { date: day(opensAt) })
                : t(`area.closes.${state}`, { date: day(closesAt), results: day(`${resultsOn}T12:00:00Z`) })}
            </p>
          </div>
          {state === 'open' && (
            <ButtonLink to={schoolAreaPaths.newRegistration(key)} kind="secondary" size="row">
              {t('area.register')}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
