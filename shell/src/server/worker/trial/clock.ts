import { oncePerTurn } from './turns.ts';

/**
 * The process's clocks stand still while code runs, and go on between its turns: code that waits for the time in a loop waits for ever,
 * which the watchdog sees on a busy machine too. @returns moves them by milliseconds
 */
export function makeClockMovable(): (by: number) => void {
  let moved = 0;
  const day = oncePerTurn(Date.now.bind(Date));
  const time = oncePerTurn(performance.now.bind(performance));
  Date.now = () => day() + moved;
  // It is not moved: the worker's own limits count on a clock that never goes back.
  Object.defineProperty(Performance.prototype, 'now', { value: time, configurable: true });
  globalThis.Date = new Proxy(Date, {
    construct: (date, given: unknown[], target) =>
      Reflect.construct(date, given.length === 0 ? [date.now()] : given, target) as object,
    apply: (date) => new date(date.now()).toString(),
  });
  return (by) => {
    moved = by;
  };
}
