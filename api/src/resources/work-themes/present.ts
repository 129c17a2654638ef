import type { WorkTheme } from '@ofgc/shared/domain/work-themes/work-theme.schema.ts';
import type { WorkThemeRecord } from './find.ts';

/** A theme with the key of its work. */
export function presentWorkTheme({ workId, ...theme }: WorkThemeRecord): WorkTheme {
  return { work: workId, ...theme };
}
