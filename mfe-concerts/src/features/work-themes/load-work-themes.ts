import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchWorkThemes } from '@ofgc/shared/api-client/concerts/work-themes.ts';
import type { WorkTheme } from '@ofgc/shared/domain/work-themes/work-theme.schema.ts';

/** The themes of a concert's works; empty if the request fails, because the page is complete without them. */
export async function loadWorkThemes(api: ApiClient, event: number): Promise<WorkTheme[]> {
  return fetchWorkThemes(api, { event }).then(
    ({ data }) => data,
    () => [],
  );
}
