import { createElement, Suspense, useState } from 'react';
import { PartBoundary } from '../composition/PartBoundary.tsx';
import { blockComponent, type BlockProps } from './block-code.ts';
import { KeptBlock } from './ServerRenderedBlock.tsx';
import type { ShownBlock } from './load-blocks.ts';

interface BlockPlaceProps {
  block: ShownBlock;
  /** Unique in the site. */
  id: string;
  headingLevel: BlockProps<'text'>['headingLevel'];
}

/**
 * One of the shell's own blocks. They are read, not worked with: what the server rendered stays as it is, and their code
 * reaches a browser only when the visitor comes from another page.
 */
export function BlockPlace({ block, id, headingLevel }: BlockPlaceProps) {
  const [isKept] = useState(() => isInDocument(id));
  if (isKept) return <KeptBlock id={id} />;
  const component = blockComponent(block.type);
  return (
    <PartBoundary>
      <div data-block={id}>
        <Suspense fallback={null}>
          {component && createElement(component, { block: block as never, headingLevel })}
        </Suspense>
      </div>
    </PartBoundary>
  );
}

/** Only while React takes over the server's page: a page that is navigated to is not in the document yet. */
function isInDocument(id: string): boolean {
  return typeof document !== 'undefined' && document.querySelector(`[data-block="${id}"]`) !== null;
}
