import { fetchInscription } from '@ofgc/shared/api-client/site/inscriptions.ts';
import { defineSlot } from '@ofgc/shared/contract';
import type { BlockSlotProps } from '@ofgc/shared/domain/content-pages/block-slot.ts';
import { InscriptionBlock, type InscriptionBlockData } from '../features/enrolment/InscriptionBlock.tsx';

/** `block.inscription-form`: a form to join or ask for something, on a content page. */
export const slot = defineSlot<InscriptionBlockData, BlockSlotProps<'inscription-form'>>({
  async load({ api }, { title, headingLevel, inscription }) {
    return { title, headingLevel, inscription: await fetchInscription(api, inscription) };
  },
  Component: InscriptionBlock,
});
