import { defineSlot } from '@ofgc/shared/contract';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { TitledBlock } from '@ofgc/shared/design/layout/TitledBlock/TitledBlock.tsx';
import type { BlockSlotProps } from '@ofgc/shared/domain/content-pages/block-slot.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';

type Props = BlockSlotProps<'school-manager'>;

/** `block.school-manager`: links for staff to calls and registrations. It shows none of their data, because a content page is public. */
export const slot = defineSlot<Props, Props>({
  load: (_context, props) => Promise.resolve(props),
  Component: SchoolManager,
});

function SchoolManager({ data: { title, headingLevel } }: { data: Props }) {
  const { t } = useTranslation('education');
  return (
    <TitledBlock title={title} headingLevel={headingLevel}>
      <p>{t('office.lead')}</p>
      <p>
        <ButtonLink to={schoolAreaPaths.office} kind="secondary">
          {t('office.title')}
        </ButtonLink>
      </p>
    </TitledBlock>
  );
}
