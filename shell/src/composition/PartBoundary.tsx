import { Component, type ContextType, createElement, type PropsWithChildren, type ReactNode } from 'react';
import { CompositionContext, reporterOf } from './composition.ts';
import { partMarker } from './part-marker.ts';

interface PartBoundaryProps {
  /** Its name in the reports: a slot, a block, a part of the frame. */
  part: string;
  /** Stands in for a part that failed. */
  instead?: ReactNode;
}

/** A throw inside, or code that does not come, costs this part of the page only, and is reported. */
export class PartBoundary extends Component<PropsWithChildren<PartBoundaryProps>, { hasFailed: boolean }> {
  static override contextType = CompositionContext;
  declare context: ContextType<typeof CompositionContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  // In the browser alone: React has no boundaries on the server, where its component stacks name the part.
  override componentDidCatch(error: unknown) {
    reporterOf(this.context)({ kind: 'render', part: this.props.part, error });
  }

  override render() {
    const { part, instead, children } = this.props;
    return this.state.hasFailed ? instead : createElement(partMarker(part), null, children);
  }
}
