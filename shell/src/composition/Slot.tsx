import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { createElement, type ReactNode, Suspense, use } from 'react';
import { CompositionContext } from './composition.ts';
import { remoteOfSlot } from './release-vector.ts';
import { PartBoundary } from './PartBoundary.tsx';

interface SlotProps {
  name: string;
  data: unknown;
  className?: string | undefined;
  /** What stands in its place where it throws. */
  instead?: ReactNode;
}

/**
 * A part of the page that a remote fills, in the colour of its section. Without data there is nothing; a throw costs only this part,
 * and words stand in its place. In the browser nothing stands in for code that is still to come.
 */
export function Slot({ name, data, className, instead = <MissingPart /> }: SlotProps) {
  const composition = use(CompositionContext);
  if (!composition || data === undefined) return null;
  const { vector } = composition;
  const owner = remoteOfSlot(name, vector);
  return (
    <PartBoundary part={name} instead={instead}>
      <div className={className} data-slot={name} data-hue={vector[owner ?? '']?.hue}>
        <Suspense fallback={typeof document === 'undefined' ? instead : null}>
          {createElement(composition.slotComponent(name), { data })}
        </Suspense>
      </div>
    </PartBoundary>
  );
}
