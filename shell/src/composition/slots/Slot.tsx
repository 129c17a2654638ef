import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { createElement, type ReactNode, Suspense, use } from 'react';
import { CompositionContext } from '../composition.ts';
import { remoteOfSlot } from '../release-vector.ts';
import { PartBoundary } from './PartBoundary.tsx';

interface SlotProps {
  name: string;
  data: unknown;
  className?: string | undefined;
  /** Shown instead of a part that throws. */
  instead?: ReactNode;
}

/**
 * A part of the page that a remote fills, in the colour of its section. Without data it renders nothing; an error affects only this part,
 * and a message is shown instead. In the browser nothing is shown while its code is loading.
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
