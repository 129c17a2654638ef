import type { PageHandle } from '@ofgc/shared/contract';
import type { StaticHandlerContext } from 'react-router';
import type { PageState } from '../../../composition/page-state.ts';

/** The state of the matched route that the browser needs before the page's code is loaded. */
export function firstPageState({ matches, loaderData }: StaticHandlerContext): Pick<PageState, 'route' | 'frame'> {
  const match = matches.at(-1);
  const { id = '', path, index, handle } = match?.route ?? {};
  const { isBare, alternates } = (handle ?? {}) as Partial<PageHandle<unknown>>;
  const data: unknown = loaderData[id];
  return {
    route: { id, path, ...(index && { index }) },
    frame: { isBare, alternates: data === undefined ? undefined : alternates?.(data) },
  };
}
