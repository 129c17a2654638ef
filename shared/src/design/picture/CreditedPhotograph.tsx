import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Photograph } from './Photograph.tsx';
import { PictureFigure } from './PictureFigure.tsx';

interface CreditedPhotographProps extends ComponentProps<typeof Photograph> {
  /** The caption before the credit. */
  caption?: ReactNode;
}

/** A photograph with the photographer's name: where it is large, on the page of its subject. */
export function CreditedPhotograph({ caption, ...photograph }: CreditedPhotographProps) {
  const { t } = useTranslation('shared');
  return (
    <PictureFigure
      caption={
        <>
          {caption} <span>{t('photograph.credit', { name: photograph.picture.credit })}</span>
        </>
      }
    >
      <Photograph {...photograph} />
    </PictureFigure>
  );
}
