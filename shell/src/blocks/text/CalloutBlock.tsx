import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import type { BlockProps } from '../block-props.ts';

/** A highlighted notice. */
export function CalloutBlock({ block }: BlockProps<'callout'>) {
  return (
    <Notice look={block.look} title={block.title}>
      <Html html={block.html} />
    </Notice>
  );
}
