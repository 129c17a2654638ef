import { Details } from '@ofgc/shared/design/Details/Details.tsx';
import { Html } from '@ofgc/shared/design/Html/Html.tsx';
import { SectionHead } from '@ofgc/shared/design/SectionHead/SectionHead.tsx';
import type { HandProgramme } from '@ofgc/shared/domain/hand-programme.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import styles from './BookletSection.module.css';

/** Who conducts and plays tonight. */
export function Biographies({ people }: { people: HandProgramme['biographies'] }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  if (!people.length) return null;
  return (
    <section aria-labelledby="interpretes" className={styles.section}>
      <SectionHead id="interpretes" title={t('concert.performers.title')} isTight />
      <div className={styles.list}>
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
            <Html html={biography} lang={lang === locale ? undefined : lang} />
          </Details>
        ))}
      </div>
    </section>
  );
}
