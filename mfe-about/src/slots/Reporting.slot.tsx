import { defineSlot } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { Kicker } from '@ofgc/shared/design/Kicker/Kicker.tsx';
import { useTranslation } from 'react-i18next';
import styles from './Reporting.module.css';

/** The internal reporting channel, in one column of the home page: Ley 2/2023, art. 25 wants it there, in a section of its own. */
export const slot = defineSlot<true>({
  load: async () => true,
  Component: Reporting,
});

function Reporting() {
  const { t } = useTranslation('about');
  return (
    <section className={styles.column} data-section="about" aria-labelledby="canal">
      <Kicker>{t('reporting.kicker')}</Kicker>
      <h2 id="canal" className={styles.title}>
        {t('reporting.title')}
      </h2>
      <p>{t('reporting.text')}</p>
      <p>
        <ArrowLink to="/canal-denuncias">{t('reporting.link')}</ArrowLink>
      </p>
    </section>
  );
}
