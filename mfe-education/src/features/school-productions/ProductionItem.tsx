import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { FactList } from '@ofgc/shared/design/text/FactList/FactList.tsx';
import type { SchoolProduction } from '@ofgc/shared/domain/school-productions/school-production.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useTranslation } from 'react-i18next';
import { EnrolmentBadge } from '../enrolment/EnrolmentBadge.tsx';
import styles from './ProductionItem.module.css';

interface ProductionItemProps {
  production: SchoolProduction;
  /** True on the tour's own page, which needs no link to itself. */
  isOnOwnPage?: boolean;
}

/** A programme for schools: what it is, for which levels, when, how long, at what price. */
export function ProductionItem({ production, isOnOwnPage }: ProductionItemProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { kind, title, music, levels, summary, minutes, price, sessions, state, event } = production;
  const day = (instant: string) => formatDate(instant, 'date', locale);
  const lang = foreignLang(production.lang, locale);
  return (
    <article className={styles.item}>
      <p className={styles.state}>
        <EnrolmentBadge state={state} /> <span className="small soft">{t(`schools.kind.${kind}`)}</span>
      </p>
      <h3 className={styles.title} lang={lang}>
        {title}
      </h3>
      <p lang={lang}>{summary}</p>
      <FactList
        facts={[
          { term: t('schools.levels'), value: <span lang={lang}>{levels}</span> },
          { term: t('schools.music'), value: <span lang={lang}>{music}</span> },
          {
            term: t('schools.when'),
            value: sessions
              ? t('schools.span', { from: day(sessions.from), to: day(sessions.to), count: sessions.total })
              : t('schools.noDates'),
          },
          { term: t('schools.length'), value: t('schools.minutes', { count: minutes }) },
          {
            term: t('activity.price'),
            value: price === 0 ? t('schools.free') : t('schools.perPupil', { price: formatMoney(price, locale) }),
          },
        ]}
      />
      {kind === 'touring' && !isOnOwnPage ? (
        <p>
          <ArrowLink to={educationPaths.touring}>{t('schools.towns')}</ArrowLink>
        </p>
      ) : (
        event && (
          <p>
            <ArrowLink to={eventPath(event)}>{t('schools.concert')}</ArrowLink>
          </p>
        )
      )}
    </article>
  );
}
