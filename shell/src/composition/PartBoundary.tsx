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
  /** Empty where the part lived already, or the server sent nothing. */
  serverMarkup: string | TrustedHTML;
}

/**
 * A throw inside, or code that does not come, costs this part of the page only, and is reported. One that throws while it takes
 * over what the server rendered stays as the server rendered it: readable, with links that work.
 */
export class PartBoundary extends Component<PropsWithChildren<PartBoundaryProps>, { failure: Failure | null }> {
  static override contextType = CompositionContext;
  declare context: ContextType<typeof CompositionContext>;
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: { thrown } };
  }

  // In the browser alone: React has no boundaries on the server, where its component stacks name the part.
  override componentDidCatch(error: unknown) {
    reporterOf(this.context)({ kind: 'render', part: this.props.part, error });
  }

  override render() {
    const { part, instead, within, children } = this.props;
    const { failure } = this.state;
    if (!failure) return createElement(partMarker(part), null, children);
    // Until this is shown, the document has what the server sent.
    failure.serverMarkup ??= isHydrated(part) ? '' : serverMarkupOf(within ?? `[data-slot="${part}"]`);
    const { serverMarkup: __html, thrown } = failure;
    if (__html)
      return createElement('div', { 'data-slot': within ? undefined : part, dangerouslySetInnerHTML: { __html } });
    if (within) throw thrown;
    return instead;
  }
}

function serverMarkupOf(place: string): string | TrustedHTML {
  const html = document.querySelector(place)?.innerHTML;
  return html ? trustedHtml(html) : '';
}
