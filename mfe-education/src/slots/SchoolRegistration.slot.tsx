import { fetchSchoolCalls } from '@ofgc/shared/api-client/education/school-calls.ts';
import { defineSlot } from '@ofgc/shared/contract';
import { TitledBlock } from '@ofgc/shared/design/layout/TitledBlock/TitledBlock.tsx';
import type { BlockSlotProps } from '@ofgc/shared/domain/content-pages/block-slot.ts';
import { CallList } from '../features/school-area/calls/CallList.tsx';
import { type CallSummary, callSummary } from '../features/school-area/calls/call-summary.ts';

type Props = BlockSlotProps<'school-registration'>;

interface Data extends Pick<Props, 'title' | 'headingLevel'> {
  calls: CallSummary[];
}

/** `block.school-registration`: the calls; an open call has a link to register groups. */
export const slot = defineSlot<Data, Props>({
  async load({ api }, { title, headingLevel }) {
    const calls = await fetchSchoolCalls(api);
    return calls.length > 0 ? { title, headingLevel, calls: calls.map(callSummary) } : null;
  },
  Component: SchoolRegistration,
});

function SchoolRegistration({ data: { title, headingLevel, calls } }: { data: Data }) {
  return (
    <TitledBlock title={title} headingLevel={headingLevel}>
      <CallList calls={calls} />
    </TitledBlock>
  );
}
