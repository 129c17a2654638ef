import type { RemoteContext } from '../origin/remote-context.ts';
import { createBudget } from '../../../process/output-budget.ts';
import type { Fault } from '../worker-messages.ts';

type Write = typeof process.stderr.write;

/** How much a remote may write to the console, in bytes: a burst at once, and this much more each second. */
const burst = 256 * 1024;
const perSecond = 16 * 1024;

/** Drops a remote's output beyond its budget, and reports a fault. The site's own log has a budget of its own. */
export function limitOutput(
  foreign: RemoteContext,
  report: (fault: Fault) => void,
  streams: readonly { write: Write }[] = [process.stdout, process.stderr],
): void {
  const budgets = new Map<string, ReturnType<typeof createBudget>>();
  for (const stream of streams) {
    const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
    stream.write = (...given: unknown[]) => {
      const [chunk] = given;
      const size = typeof chunk === 'string' || chunk instanceof Uint8Array ? chunk.length : 0;
      const begun = foreign.begunBy;
      const owner = begun?.remote ?? '';
      const budget = budgets.get(owner) ?? createBudget({ burst, perSecond });
      budgets.set(owner, budget);
      if (budget.take(size)) return write(...given);
      const origin = begun ?? foreign.originOf();
      const dropped = budget.dropped();
      if (origin && dropped > 0)
        report({ ...origin, kind: 'output', message: `wrote ${dropped} bytes more than the console keeps` });
      return true;
    };
  }
}
