import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import type { ProgrammeBooklet } from '@ofgc/shared/domain/programme-booklets/programme-booklet.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import sectionStyles from './BookletSection.module.css';
import { BookletSection } from './BookletSection.tsx';
import styles from './WeekOrchestra.module.css';

interface WeekOrchestraProps {
  programme: Pick<ProgrammeBooklet, 'orchestra' | 'orchestraFrom' | 'isOrchestraToCome'>;
}

/** The musicians of this week by section, or the date from which the list is available. */
export function WeekOrchestra({ programme: { orchestra, orchestraFrom, isOrchestraToCome } }: WeekOrchestraProps) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  if (!orchestra && !isOrchestraToCome) return null;
  return (
    <BookletSection id="orquesta" title={t('programmeBooklet.orchestra.title')} isOnOwnPage={orchestra !== null}>
      {orchestra ? (
        <div className={sectionStyles.list}>
          <Details summary={t('programmeBooklet.orchestra.list')}>
            <p className="small soft">
              {t('programmeBooklet.orchestra.asOf', { date: formatDate(orchestraFrom, 'date', locale) })}
            </p>
            <div className={styles.sections}>
              {orchestra.sections.map(({ key, name, players, further }) => (
                <div key={key}>
                  <h3>{name}</h3>
                  <ul>
                    {players.map((player) => (
                      <li key={player.name}>
                        {player.name}
                        {player.role && <small>, {player.role}</small>}
                        {player.isGuest && <small> ({t('programmeBooklet.orchestra.guest')})</small>}
                      </li>
                    ))}
                    {further > 0 && (
                      <li>
                        <small>{t('programmeBooklet.orchestra.further', { count: further })}</small>
                      </li>
                    )}
                  </ul>
                </div>
              ))}
            </div>
          </Details>
        </div>
      ) : (
        <p className={sectionStyles.remark}>
          {t('programmeBooklet.orchestra.from', { date: formatDate(orchestraFrom, 'day', locale) })}
        </p>
      )}
    </BookletSection>
  );
}
