import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import type { BlockProps } from '../block-props.ts';

/** Titles with text that unfolds. */
export function AccordionBlock({ block }: BlockProps<'accordion'>) {
  return (
    <div>
      {block.items.map(({ title, html }) => (
        <Details key={title} summary={title}>
          <Html html={html} />
        </Details>
      ))}
    </div>
  );
}
