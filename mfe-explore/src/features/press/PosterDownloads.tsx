import { formatDate } from '@ofgc/shared/dates/format.ts';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { SectionFold } from '@ofgc/shared/design/layout/SectionFold/SectionFold.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { posterPath } from '@ofgc/shared/routes/concerts/posters.ts';
import { useTranslation } from 'react-i18next';
import type { PressPoster } from './upcoming-posters.ts';
import styles from './PosterDownloads.module.css';

const types = ['png', 'svg'] as const;

/** The posters of the upcoming concerts as files, with credit and licence; `posters` is null where the API failed */
export function PosterDownloads({ posters }: { posters: readonly PressPoster[] | null }) {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  if (posters?.length === 0) return null;
  return (
    <div className={styles.posters}>
      <SectionFold id="carteles" level={3} title={t('press.posters.title')}>
        {posters ? (
          <>
            <p>{t('press.posters.licence')}</p>
            <ul className={styles.list}>
              {posters.map(({ id, title, startsAt, lang }) => (
                <li key={id}>
                  <span lang={foreignLang(lang, locale)}>{title}</span>{' '}
                  <span className="small soft">{formatDate(startsAt, 'date', locale)}</span>
                  <span className={styles.files}>
                    {types.map((type) => (
                      <SiteLink key={type} to={localisedPath(posterPath({ id }, type), locale)} isDocument download>
                        {t(`press.posters.${type}`)}
                        <span className="visually-hidden" lang={foreignLang(lang, locale)}>
                          : {title}
                        </span>
                      </SiteLink>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <MissingPart />
        )}
      </SectionFold>
    </div>
  );
}
