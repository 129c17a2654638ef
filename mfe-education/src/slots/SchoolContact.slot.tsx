import { fetchInscription } from '@ofgc/shared/api-client/site/inscriptions.ts';
import { defineSlot } from '@ofgc/shared/contract';
import { InscriptionForm } from '@ofgc/shared/design/forms/InscriptionForm/InscriptionForm.tsx';
import { TitledBlock } from '@ofgc/shared/design/layout/TitledBlock/TitledBlock.tsx';
import type { HeadingLevel } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import type { BlockOf } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import type { Inscription } from '@ofgc/shared/domain/inscriptions/inscription.schema.ts';

type Props = BlockOf<'school-contact'> & { headingLevel: HeadingLevel };

interface Data extends Pick<Props, 'title' | 'headingLevel'> {
  inscription: Inscription;
}

/** The key of the inscription for a school's question. */
const question = 'consulta-de-centro';
const headingId = `formulario-${question}`;

/** `block.school-contact`: the form with which a school asks the education department a question. */
export const slot = defineSlot<Data, Props>({
  async load({ api }, { title, headingLevel }) {
    return { title, headingLevel, inscription: await fetchInscription(api, question) };
  },
  Component: SchoolContact,
});

function SchoolContact({ data: { title, headingLevel, inscription } }: { data: Data }) {
  return (
    <TitledBlock title={title} headingLevel={headingLevel} headingId={headingId}>
      <InscriptionForm inscription={inscription} labelledBy={headingId} />
    </TitledBlock>
  );
}
