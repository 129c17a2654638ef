import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { Melody } from '@ofgc/shared/domain/melodies/melody.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { melodySoundPath } from '@ofgc/shared/routes/melodies.ts';
import { useTranslation } from 'react-i18next';
import styles from './Melodies.module.css';

/** Melodies from the programme. No audio is fetched before it is played. */
export function Melodies({ melodies }: { melodies: readonly Melody[] }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  if (melodies.length === 0) return null;
  return (
    <section aria-labelledby="multimedia" data-print="hidden">
      <SectionHead id="multimedia" title={t('concert.melodies.title')} isTight />
      {melodies.map(({ id, title, text, work, composer, seconds, lang }) => (
        <figure key={id} className={styles.melody} lang={lang === locale ? undefined : lang}>
          <figcaption>
            <p className="small soft">
              {composer} · {work}
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
          </figcaption>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody speaks: the text beside it says what is heard */}
          <audio
            controls
            preload="none"
            src={melodySoundPath(id)}
            aria-label={t('concert.melodies.play', { title, count: seconds })}
          />
        </figure>
      ))}
      <p className="small soft">{t('concert.melodies.note')}</p>
    </section>
  );
}
