import { localDay } from '@ofgc/shared/dates/format.ts';
import type { PageTrial } from '../../page-trial.ts';
import type { Rendered } from '../../rendered-page.ts';

/** A parameter of a page's calls whose value is the day of the trial. */
interface DayParameter {
  path: string;
  name: string;
}

/**
 * A page that asks the API for the day of the world's clock (`toISOString().slice(0, 10)`), which in summer is yesterday's for an hour of each
 * night. A page that asks with no parameter that is today's day is not rendered again. @param page as it is today @returns a line each
 */
export async function worldDayProblems(
  page: Pick<Rendered, 'address' | 'calls' | 'calledWithout'>,
  { inSummerNight, instant }: Pick<PageTrial, 'inSummerNight' | 'instant'>,
): Promise<string[]> {
  const asked = dayParameters(page, instant);
  if (asked.length === 0) return [];
  const { calls } = await inSummerNight(page.address);
  const night = new Date(Date.UTC(instant.getUTCFullYear() + 1, 5, 30, 23, 30));
  const [world, islands] = [night.toISOString().slice(0, 10), localDay(night)];
  return asked.flatMap(({ path, name }) => {
    const days = calls.flatMap((call) => (call.path === path ? call.parameters[name] : []));
    // A page may ask for yesterday with the same parameter.
    return days.includes(world) && !days.includes(islands)
      ? [
          `${page.address} asks ${path} for the day of the world’s clock (${name}=${world}) when it is ${islands} on the islands: see localDay`,
        ]
      : [];
  });
}

/** Of the home page only calls that it makes for the section. */
function dayParameters(
  { calls, calledWithout }: Pick<Rendered, 'calls' | 'calledWithout'>,
  instant: Date,
): DayParameter[] {
  const today = [localDay(instant), instant.toISOString().slice(0, 10)];
  const found = new Map<string, DayParameter>();
  for (const { path, parameters } of calls)
    for (const [name, value] of Object.entries(parameters))
      if (today.includes(String(value)) && !calledWithout.includes(path)) found.set(`${path} ${name}`, { path, name });
  return [...found.values()];
}
