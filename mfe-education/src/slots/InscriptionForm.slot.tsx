import { fetchInscription } from '@ofgc/shared/api-client/site/inscriptions.ts';
import { defineSlot } from '@ofgc/shared/contract';
import { InscriptionForm } from '@ofgc/shared/design/forms/InscriptionForm/InscriptionForm.tsx';
import { TitledBlock } from '@ofgc/shared/design/layout/TitledBlock/TitledBlock.tsx';
import type { HeadingLevel } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import type { BlockOf } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import type { Inscription } from '@ofgc/shared/domain/inscriptions/inscription.schema.ts';

type Props = BlockOf<'inscription-form'> & { headingLevel: HeadingLevel };

interface Data extends Pick<Props, 'title' | 'headingLevel'> {
  inscription: Inscription;
}

/** `block.inscription-form`: a form to join or ask for something, on a content page. The form posts to that page's own address. */
export const slot = defineSlot<Data, Props>({
  async load({ api }, { title, headingLevel, inscription }) {
    return { title, headingLevel, inscription: await fetchInscription(api, inscription) };
  },
  Component: InscriptionFormBlock,
});

function InscriptionFormBlock({ data: { title, headingLevel, inscription } }: { data: Data }) {
  const headingId = `formulario-${inscription.key}`;
  return (
    <TitledBlock title={title} headingLevel={headingLevel} headingId={headingId}>
      <InscriptionForm inscription={inscription} labelledBy={headingId} />
    </TitledBlock>
  );
}
