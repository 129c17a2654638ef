import type { RemoteContext } from '../origin/remote-context.ts';
import { createBudget } from '../../../process/output-budget.ts';
import { interceptOutput, type OutputStream } from '../intercept-output.ts';
import type { Fault } from '../worker-messages.ts';

/** How much a remote may write to the console, in bytes: a burst at once, and this much more each second. */
const burst = 256 * 1024;
const perSecond = 16 * 1024;

/** Drops a remote's output beyond its budget, and reports a fault. The site's own log has a budget of its own. */
export function limitOutput(
  foreign: RemoteContext,
  report: (fault: Fault) => void,
  streams?: readonly OutputStream[],
): void {
  const budgets = new Map<string, ReturnType<typeof createBudget>>();
  interceptOutput((chunk) => {
    const size = typeof chunk === 'string' || chunk instanceof Uint8Array ? chunk.length : 0;
    const begun = foreign.begunBy;
    const owner = begun?.remote ?? '';
    const budget = budgets.get(owner) ?? createBudget({ burst, perSecond });
    budgets.set(owner, budget);
    if (budget.take(size)) return true;
    const origin = begun ?? foreign.originOf();
    const dropped = budget.dropped();
    if (origin && dropped > 0)
      report({ ...origin, kind: 'output', message: `wrote ${dropped} bytes more than the console keeps` });
    return false;
  }, streams);
}
