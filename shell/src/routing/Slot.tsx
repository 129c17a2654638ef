import { Component, createElement, type ReactNode, Suspense, use } from 'react';
import { CompositionContext } from './composition.ts';

/** A part of the page that a remote fills. Without data there is nothing; a throw costs only this part. */
export function Slot({ name, data }: { name: string; data: unknown }) {
  const composition = use(CompositionContext);
  if (!composition || data === undefined) return null;
  return (
    <SlotBoundary>
      <div data-slot={name}>
        <Suspense fallback={null}>{createElement(composition.slotComponent(name), { data })}</Suspense>
      </div>
    </SlotBoundary>
  );
}

class SlotBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
