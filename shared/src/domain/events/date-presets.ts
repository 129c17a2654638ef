export const datePresetNames = ['today', 'weekend', 'next30Days'] as const;
type DatePresetName = (typeof datePresetNames)[number];

const dayLength = 86_400_000;

/**
 * The most frequent filters by date: today; this weekend, Friday to Sunday, or the rest of it once it has begun; thirty days from
 * today on.
 * @param today a local calendar day, `YYYY-MM-DD`
 * @returns the first and the last day as an ISO 8601 interval, `2026-11-20/2026-11-22`
 */
export function datePresets(today: string): Record<DatePresetName, string> {
  const start = Date.parse(`${today}T00:00:00Z`);
  const day = (after: number) => new Date(start + after * dayLength).toISOString().slice(0, 10);
  // Monday is 0.
  const weekday = (new Date(start).getUTCDay() + 6) % 7;
  return {
    today: `${day(0)}/${day(0)}`,
    weekend: `${day(Math.max(0, 4 - weekday))}/${day(6 - weekday)}`,
    next30Days: `${day(0)}/${day(29)}`,
  };
}
