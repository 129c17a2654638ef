import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { artistPath } from '@ofgc/shared/routes/explore/artists.ts';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { People } from '@ofgc/shared/design/concerts/People/People.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import styles from './Performers.module.css';

export interface PerformersProps {
  event: Event;
}

/** Performers with a biography in folds, then the others and the orchestra. */
export function Performers({ event }: PerformersProps) {
  const { t } = useTranslation('concerts');
  const { t: tShared } = useTranslation('shared');
  const locale = useLocale();
  const slugs = new Map(event.credits.map(({ artistId, slug }) => [artistId, slug]));
  const withBiography = new Set(event.biographies.map(({ artistId }) => artistId));
  const others = event.credits.filter(({ artistId }) => artistId === null || !withBiography.has(artistId));
  return (
    <section aria-labelledby="interpretes">
      <SectionHead id="interpretes" title={t('concert.performers.title')} isTight />
      <div className={styles.list}>
        {event.biographies.map(({ artistId, name, part, biography, lang }) => (
          <Details
            key={artistId}
            summary={
              <>
                {name} <span className={styles.part}>{part}</span>
              </>
            }
          >
            <Html html={biography} lang={foreignLang(lang, locale)} />
            <ArrowLink to={artistPath({ id: artistId, slug: slugs.get(artistId) ?? '' })}>
              {t('concert.performers.page', { name })}
            </ArrowLink>
          </Details>
        ))}
      </div>
      <div className={styles.others}>
        <People people={[...others, { name: tShared('brandName'), part: t('concert.performers.orchestra') }]} />
      </div>
    </section>
  );
}
