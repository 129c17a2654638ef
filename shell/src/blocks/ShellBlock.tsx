import { useServerMarkup } from '@ofgc/shared/hydration/server-markup.ts';
import { createElement, Suspense } from 'react';
import { PartBoundary } from '../composition/slots/PartBoundary.tsx';
import { blockComponent, blockSlot } from './block-code.ts';
import type { BlockHeadingLevel } from './block-props.ts';
import { ServerRenderedBlock } from './ServerRenderedBlock.tsx';
import type { ShownBlock } from './load-blocks.ts';

interface ShellBlockProps {
  block: ShownBlock;
  /** Unique in the site. */
  id: string;
  headingLevel: BlockHeadingLevel;
}

/**
 * One of the shell's own blocks. They have no behaviour in the browser: the server's markup stays as it is, and their code is
 * loaded only when the visitor navigates here from another page.
 */
export function ShellBlock({ block, id, headingLevel }: ShellBlockProps) {
  const isServerRendered = useServerMarkup([id]);
  if (isServerRendered) return <ServerRenderedBlock id={id} />;
  const component = blockComponent(block.type);
  return (
    <PartBoundary part={blockSlot(block.type)}>
      <div data-block={id}>
        <Suspense fallback={null}>
          {component && createElement(component, { block: block as never, headingLevel })}
        </Suspense>
      </div>
    </PartBoundary>
  );
}
