import { createElement, Suspense, use } from 'react';
import { CompositionContext } from './composition.ts';
import { remoteOfSlot } from './release-vector.ts';
import { PartBoundary } from './PartBoundary.tsx';

/** A part of the page that a remote fills, in the colour of its section. Without data there is nothing; a throw costs only this part. */
export function Slot({ name, data }: { name: string; data: unknown }) {
  const composition = use(CompositionContext);
  if (!composition || data === undefined) return null;
  const { vector } = composition;
  const owner = remoteOfSlot(name, vector);
  return (
    <PartBoundary part={name}>
      <div data-slot={name} data-hue={vector[owner ?? '']?.section?.hue}>
        <Suspense fallback={null}>{createElement(composition.slotComponent(name), { data })}</Suspense>
      </div>
    </PartBoundary>
  );
}
