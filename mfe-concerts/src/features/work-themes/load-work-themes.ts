import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchWorkThemes } from '@ofgc/shared/api-client/concerts/work-themes.ts';
import type { PageContext } from '@ofgc/shared/contract';
import type { WorkTheme } from '@ofgc/shared/domain/work-themes/work-theme.schema.ts';

/** The themes of a concert's works; empty if the request fails, because the page is complete without them. */
export async function loadWorkThemes(
  { api, onMissing }: Pick<PageContext, 'api' | 'onMissing'>,
  event: number,
): Promise<WorkTheme[]> {
  return (await dataIfAny(fetchWorkThemes(api, { event }), onMissing)) ?? [];
}
