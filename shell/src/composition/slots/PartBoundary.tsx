import { trustedHtml } from '@ofgc/shared/contract';
import { Component, type ContextType, createElement, type PropsWithChildren, type ReactNode } from 'react';
import { CompositionContext, reporterOf } from '../composition.ts';
import { isHydrated } from './hydrated-parts.ts';
import { partMarker } from './part-marker.ts';

interface PartBoundaryProps {
  /** The part's name in the reports: a slot, a block, a part of the frame. */
  part: string;
  /** Shown instead of a part that failed. */
  instead?: ReactNode;
  /** Selector of the server's markup; default: the slot of its name. With it, a part without markup throws to the next boundary. */
  within?: string;
}

interface Failure {
  thrown: unknown;
  /** The address of the page on which it failed. */
  address: string;
  /** The server's markup, always the same object, or React would write it again. Undefined if the part was hydrated, or had no markup. */
  kept?: { __html: string | TrustedHTML } | undefined;
}

interface State {
  failure: Failure | null;
  /** The server's markup belongs to another page than the one that is shown. */
  hasMoved: boolean;
}

const shownAddress = () => location.pathname + location.search;

/**
 * An error inside, or code that does not load, affects only this part of the page, and is reported. If the part throws while it hydrates,
 * the server's markup stays: readable, with working links. On another page the part is tried again.
 */
export class PartBoundary extends Component<PropsWithChildren<PartBoundaryProps>, State> {
  static override contextType = CompositionContext;
  declare context: ContextType<typeof CompositionContext>;
  override state: State = { failure: null, hasMoved: false };

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: { thrown, address: shownAddress() } };
  }

  static getDerivedStateFromProps(_props: PartBoundaryProps, { failure }: State) {
    return failure && failure.address !== shownAddress() ? { failure: null, hasMoved: true } : null;
  }

  // Runs only in the browser: on the server React has no error boundaries, and the part is found by its component stacks.
  override componentDidCatch(error: unknown) {
    reporterOf(this.context)({ kind: 'render', part: this.props.part, error });
  }

  override render() {
    const { part, instead, within, children } = this.props;
    const { failure, hasMoved } = this.state;
    if (!failure) return createElement(partMarker(part), null, children);
    // The document contains the server's markup until this is rendered.
    if (!('kept' in failure))
      failure.kept = hasMoved || isHydrated(part) ? undefined : serverMarkupOf(within ?? `[data-slot="${part}"]`);
    const { kept, thrown } = failure;
    if (kept) return createElement('div', { 'data-slot': within ? undefined : part, dangerouslySetInnerHTML: kept });
    if (within) throw thrown;
    return instead;
  }
}

function serverMarkupOf(place: string): Failure['kept'] {
  const html = document.querySelector(place)?.innerHTML;
  return html ? { __html: trustedHtml(html) } : undefined;
}
