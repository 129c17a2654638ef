import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import type { PosterEvent } from '@ofgc/shared/design/poster/poster-types.ts';
import { ProgrammePoster } from '@ofgc/shared/design/poster/ProgrammePoster.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import { SectionFold } from '@ofgc/shared/design/layout/SectionFold/SectionFold.tsx';
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
        <SectionFold id="clave" title={t('season.key.title')}>
          <dl className={styles.signs}>
            {signs.map((sign) => (
              <div key={sign}>
                <dt>{t(`season.key.${sign}.name`)}</dt>
                <dd>{t(`season.key.${sign}.text`)}</dd>
              </div>
            ))}
          </dl>
        </SectionFold>
      </Container>
    </Section>
  );
}
