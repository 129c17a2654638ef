import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import type { BlockProps } from '../block-props.ts';

/** Running text. */
export function TextBlock({ block }: BlockProps<'text'>) {
  return <Html html={block.html} />;
}
