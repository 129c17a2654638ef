import { InscriptionForm } from '@ofgc/shared/design/forms/InscriptionForm/InscriptionForm.tsx';
import { TitledBlock } from '@ofgc/shared/design/layout/TitledBlock/TitledBlock.tsx';
import type { BlockSlotProps } from '@ofgc/shared/domain/content-pages/block-slot.ts';
import type { Inscription } from '@ofgc/shared/domain/inscriptions/inscription.schema.ts';

export interface InscriptionBlockData extends Pick<
  BlockSlotProps<'inscription-form' | 'school-contact'>,
  'title' | 'headingLevel'
> {
  inscription: Inscription;
}

/** An inscription's form on a content page; it posts to that page's own address. */
export function InscriptionBlock({ data: { title, headingLevel, inscription } }: { data: InscriptionBlockData }) {
  const headingId = `formulario-${inscription.key}`;
  return (
    <TitledBlock title={title} headingLevel={headingLevel} headingId={headingId}>
      <InscriptionForm inscription={inscription} labelledBy={headingId} />
    </TitledBlock>
  );
}
