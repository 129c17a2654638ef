import { defineSlot } from '@ofgc/shared/contract';
import { TitledBlock } from '@ofgc/shared/design/layout/TitledBlock/TitledBlock.tsx';
import type { BlockSlotProps } from '@ofgc/shared/domain/content-pages/block-slot.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { SignInForms } from '../features/school-account/SignInForms.tsx';

type Props = BlockSlotProps<'school-login'>;

/** `block.school-login`: the forms with which a school signs in; they post to the sign-in page. */
export const slot = defineSlot<Props, Props>({
  load: (_context, props) => Promise.resolve(props),
  Component: SchoolLogin,
});

function SchoolLogin({ data: { title, headingLevel } }: { data: Props }) {
  return (
    <TitledBlock title={title} headingLevel={headingLevel}>
      <SignInForms action={schoolAreaPaths.signIn} />
    </TitledBlock>
  );
}
