import { trustedHtml } from '@ofgc/shared/contract';
import { Component, type ContextType, createElement, type PropsWithChildren, type ReactNode } from 'react';
import { CompositionContext, reporterOf } from './composition.ts';
import { isHydrated } from './hydrated-parts.ts';
import { partMarker } from './part-marker.ts';

interface PartBoundaryProps {
  /** Its name in the reports: a slot, a block, a part of the frame. */
  part: string;
  /** Stands in for a part that failed. */
  instead?: ReactNode;
  /** Where the server's markup of the part is; default: the slot of its name. One that has none then fails as what is around it says. */
  within?: string;
}

interface Failure {
  thrown: unknown;
  /** Of the page that it failed on. */
  address: string;
  /** As React takes it, one object: another would be written anew. Undefined where the part lived already, or the server sent nothing. */
  kept?: { __html: string | TrustedHTML } | undefined;
}

interface State {
  failure: Failure | null;
  /** What the server sent is of another page than the one that is shown. */
  hasMoved: boolean;
}

const shownAddress = () => location.pathname + location.search;

/**
 * A throw inside, or code that does not come, costs this part of the page only, and is reported. One that throws while it takes
 * over what the server rendered stays as the server rendered it: readable, with links that work. On another page it is tried anew.
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

  // In the browser alone: React has no boundaries on the server, where its component stacks name the part.
  override componentDidCatch(error: unknown) {
    reporterOf(this.context)({ kind: 'render', part: this.props.part, error });
  }

  override render() {
    const { part, instead, within, children } = this.props;
    const { failure, hasMoved } = this.state;
    if (!failure) return createElement(partMarker(part), null, children);
    // Until this is shown, the document has what the server sent.
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
