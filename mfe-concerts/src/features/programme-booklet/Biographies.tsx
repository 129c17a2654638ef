import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import type { ProgrammeBooklet } from '@ofgc/shared/domain/programme-booklets/programme-booklet.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import styles from './Biographies.module.css';
import sectionStyles from './BookletSection.module.css';
import { BookletSection } from './BookletSection.tsx';

/** The biographies of conductor and soloists. */
export function Biographies({ people }: { people: ProgrammeBooklet['biographies'] }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  if (!people.length) return null;
  return (
    <BookletSection id="interpretes" title={t('concert.performers.title')}>
      <div className={sectionStyles.list}>
        {people.map(({ artistId, name, part, biography, lang }) => (
          <Details
            key={artistId}
            summary={
              <>
                {name}
                <span className={styles.part}>{part}</span>
              </>
            }
          >
            <Html html={biography} lang={foreignLang(lang, locale)} />
          </Details>
        ))}
      </div>
    </BookletSection>
  );
}
