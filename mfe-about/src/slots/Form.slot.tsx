import { fetchConsent } from '@ofgc/shared/api-client/site/consents.ts';
import { fetchDepartments } from '@ofgc/shared/api-client/about/departments.ts';
import { defineSlot } from '@ofgc/shared/contract';
import { TitledBlock } from '@ofgc/shared/design/layout/TitledBlock/TitledBlock.tsx';
import type { BlockSlotProps } from '@ofgc/shared/domain/content-pages/block-slot.ts';
import type { ConsentQuestion } from '@ofgc/shared/domain/consents/consent.schema.ts';
import type { Department } from '@ofgc/shared/domain/departments/department.schema.ts';
import { contactPath } from '@ofgc/shared/routes/site/pages.ts';
import { useId } from 'react';
import { ContactForm } from '../features/contact/ContactForm.tsx';

type Props = BlockSlotProps<'form'>;

interface Data extends Pick<Props, 'title' | 'headingLevel' | 'department'> {
  departments: Department[];
  consent: ConsentQuestion;
}

/** `block.form`: the contact form on a content page. It is posted to the contact page, which shows the answer. */
export const slot = defineSlot<Data, Props>({
  async load({ api }, { title, headingLevel, department }) {
    const [departments, consent] = await Promise.all([fetchDepartments(api), fetchConsent(api, 'contact')]);
    return { title, headingLevel, department, departments, consent };
  },
  Component: FormBlock,
});

function FormBlock({ data: { title, headingLevel, department, departments, consent } }: { data: Data }) {
  // A page may have several of them, and anchors that its editors have named.
  const headingId = useId();
  return (
    <TitledBlock title={title} headingLevel={headingLevel} headingId={headingId}>
      <ContactForm
        departments={departments}
        consent={consent}
        chosen={department}
        labelledBy={headingId}
        action={contactPath}
      />
    </TitledBlock>
  );
}
