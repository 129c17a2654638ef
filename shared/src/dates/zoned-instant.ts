/** By zone: making one takes many times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    });
  formats.set(zone, format);
  return format;
}

/** The milliseconds by which a zone is ahead of UTC at an instant. */
function zoneOffset(instant: Date, zone: string): number {
  const parts = formatOf(zone).formatToParts(instant);
  const at = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
  return local - Math.floor(instant.getTime() / 1000) * 1000;
}

/**
 * The instant of a local date and hour in a zone; correct on both sides of a clock change.
 * @param date `YYYY-MM-DD` @param time `HH:MM` or `HH:MM:SS`
 */
export function zonedInstant(date: string, time: string, zone: string): Date {
  const asUtc = new Date(`${date}T${time}Z`);
  const guess = new Date(asUtc.getTime() - zoneOffset(asUtc, zone));
  return new Date(asUtc.getTime() - zoneOffset(guess, zone));
}
