import { oncePerTurn } from './once-per-turn.ts';

/** Called when code asks what time it is. @param asked the function that it called, which is left out of the stack */
export type OnClockRead = (asked: Asked) => void;

/**
 * The process's clocks stand still while code runs, and go on between its turns: code that waits for the time in a loop waits for ever,
 * which the watchdog sees on a busy machine too. @returns moves them by milliseconds
 */
export function makeClockMovable(onRead: OnClockRead): (by: number) => void {
  let moved = 0;
  const day = oncePerTurn(Date.now.bind(Date));
  const time = oncePerTurn(performance.now.bind(performance));
  const now = () => {
    onRead(now);
    return day() + moved;
  };
  const construct = (date: DateConstructor, given: unknown[], target: new () => object) => {
    if (given.length === 0) onRead(construct);
    return Reflect.construct(date, given.length === 0 ? [day() + moved] : given, target) as object;
  };
  const apply = (date: DateConstructor) => {
    onRead(apply);
    return new date(day() + moved).toString();
  };
  Date.now = now;
  // It is not moved: the worker's own limits count on a clock that never goes back.
  Object.defineProperty(Performance.prototype, 'now', { value: time, configurable: true });
  globalThis.Date = new Proxy(Date, { construct, apply });
  makeFormatsMovable((asked) => {
    onRead(asked);
    return day() + moved;
  });
  return (by) => {
    moved = by;
  };
}

type Asked = (...given: never[]) => unknown;
type Format = (date?: Date | number) => string;

/** Formats that are given no day write the present one. @param now gives it */
function makeFormatsMovable(now: (asked: Asked) => number): void {
  const { prototype } = Intl.DateTimeFormat;
  const toParts = Reflect.get(prototype, 'formatToParts');
  const { get: formatOf } = Object.getOwnPropertyDescriptor(prototype, 'format') as { get: () => Format };
  prototype.formatToParts = function parts(date) {
    return toParts.call(this, date ?? now(parts));
  };
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      const format = Reflect.apply(formatOf, this, []);
      const written: Format = (date) => format(date ?? now(written));
      return written;
    },
  });
}
