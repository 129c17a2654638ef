import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Stands in for a part that failed. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A throw inside, or code that does not come, costs this part of the page only. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
