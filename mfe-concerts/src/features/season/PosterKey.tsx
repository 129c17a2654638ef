import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import type { PosterEvent } from '@ofgc/shared/design/poster/poster-types.ts';
import { ProgrammePoster } from '@ofgc/shared/design/poster/ProgrammePoster.tsx';
import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import { useTranslation } from 'react-i18next';
import styles from './PosterKey.module.css';

const signs = ['ring', 'interval', 'sun', 'texture', 'colour', 'calm'] as const;

/** An explanation of the posters, beside an example. */
export function PosterKey({ poster }: { poster: PosterEvent }) {
  const { t } = useTranslation('concerts');
  return (
    <Section tone="sunken" aria-labelledby="clave">
      <Container className={styles.key}>
        <ProgrammePoster event={poster} isDecorative />
        <PhoneFold title={<h2 id="clave">{t('season.key.title')}</h2>}>
          <dl className={styles.signs}>
            {signs.map((sign) => (
              <div key={sign}>
                <dt>{t(`season.key.${sign}.name`)}</dt>
                <dd>{t(`season.key.${sign}.text`)}</dd>
              </div>
            ))}
          </dl>
        </PhoneFold>
      </Container>
    </Section>
  );
}
