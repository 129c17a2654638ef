import { SectionFold } from '@ofgc/shared/design/layout/SectionFold/SectionFold.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import { type CalendarChoice, calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { useTranslation } from 'react-i18next';
import type { SeasonData } from './load-season.ts';
import styles from './SeasonPeople.module.css';

/** Conductors, soloists and composers; each name links to its concerts in the calendar. */
export function SeasonPeople({ season: { slug }, people }: Pick<SeasonData, 'season' | 'people'>) {
  const { t } = useTranslation('concerts');
  // Without past concerts, a name whose concerts are over would lead to an empty calendar of the present season.
  const within = (query: CalendarChoice) => calendarPath({ temporada: slug, cuando: 'todos', ...query });
  return (
    <div className={styles.people}>
      <Names
        id="direccion"
        title={t('season.conductors')}
        names={people.conductor}
        toConcerts={(director) => within({ director })}
      />
      <Names
        id="solistas"
        title={t('season.soloists')}
        names={people.soloist}
        toConcerts={(solista) => within({ solista })}
      />
      <Names
        id="compositores"
        title={t('season.composers')}
        names={people.composer}
        toConcerts={(compositor) => within({ compositor })}
      />
    </div>
  );
}

interface NamesProps {
  id: string;
  title: string;
  names: readonly FacetOption[];
  toConcerts: (value: string) => string;
}

function Names({ id, title, names, toConcerts }: NamesProps) {
  if (!names.length) return null;
  return (
    <section aria-labelledby={id}>
      <SectionFold id={id} title={title}>
        <ul className={styles.names}>
          {names.map(({ value, label }) => (
            <li key={value}>
              <SiteLink to={toConcerts(value)}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </SectionFold>
    </section>
  );
}
