import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CreditedPhotograph.module.css';
import { Photograph } from './Photograph.tsx';

interface CreditedPhotographProps extends ComponentProps<typeof Photograph> {
  /** Before the credit. */
  caption?: ReactNode;
}

/** A photograph with the name of who took it: where it is large, on its own page. */
export function CreditedPhotograph({ caption, ...photograph }: CreditedPhotographProps) {
  const { t } = useTranslation('shared');
  return (
    <figure className={styles.figure}>
      <Photograph {...photograph} />
      <figcaption className={styles.words}>
        {caption} <span>{t('photograph.credit', { name: photograph.picture.credit })}</span>
      </figcaption>
    </figure>
  );
}
