import type { Site } from '@ofgc/shared/contract';
import type { StaticHandlerContext } from 'react-router';
import type { Composition } from '../../../composition/composition.ts';
import { partInStack } from '../../../composition/slots/part-marker.ts';
import type { PageMarkup } from './markup-cache.ts';
import { pageElement } from './page-element.tsx';
import type { PageFailures } from '../failures/page-failures.ts';
import type { RouteBranch } from '../request/route-branches.ts';
import { renderToText } from './render-to-text.ts';

interface PageMarkupOptions {
  shown: StaticHandlerContext;
  branch: RouteBranch;
  composition: Composition;
  /** Contains `markupCache`. */
  site: Site;
  /** Undefined for a page that is not shared. */
  markupCache: PageMarkup | undefined;
  failures: PageFailures;
  reportPageError: (error: unknown) => void;
}

/**
 * Renders the HTML of a page without its data. A part that throws is left out, and reported.
 * @throws errors from outside the parts
 */
export async function renderMarkup({
  shown,
  branch,
  composition,
  site,
  markupCache,
  failures,
  reportPageError,
}: PageMarkupOptions): Promise<string> {
  const element = pageElement({
    shown,
    routes: branch.handler.dataRoutes,
    composition,
    site,
  });
  const text = await renderToText(element, {
    startTimer: composition.startTimer,
    isConfined: (componentStack) => partInStack(componentStack) !== undefined,
    onConfinedError(error, componentStack) {
      const part = partInStack(componentStack);
      if (part) failures.reportPart({ kind: 'render', part, error });
      else reportPageError(error);
    },
  });
  return markupCache?.resolve(text, failures.counted.length === 0) ?? text;
}
