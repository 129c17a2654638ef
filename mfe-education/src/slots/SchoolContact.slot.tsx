import { fetchInscription } from '@ofgc/shared/api-client/site/inscriptions.ts';
import { defineSlot } from '@ofgc/shared/contract';
import type { BlockSlotProps } from '@ofgc/shared/domain/content-pages/block-slot.ts';
import { InscriptionBlock, type InscriptionBlockData } from '../features/enrolment/InscriptionBlock.tsx';

/** The key of the inscription for a school's question. */
const question = 'consulta-de-centro';

/** `block.school-contact`: the form with which a school asks the education department a question. */
export const slot = defineSlot<InscriptionBlockData, BlockSlotProps<'school-contact'>>({
  async load({ api }, { title, headingLevel }) {
    return { title, headingLevel, inscription: await fetchInscription(api, question) };
  },
  Component: InscriptionBlock,
});
