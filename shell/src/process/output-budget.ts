interface BudgetOptions {
  /** Bytes that may be written at once. */
  burst: number;
  /** Bytes that are added back each second. */
  perSecond: number;
  now?: () => number;
}

/** A byte budget for output: a burst at once, and a fixed amount more each second. */
export function createBudget({ burst, perSecond, now = () => performance.now() }: BudgetOptions) {
  let left = burst;
  let at = now();
  let lost = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  return {
    /** @returns whether this many bytes may be written; if not, they count as dropped */
    take(bytes: number): boolean {
      const time = now();
      left = Math.min(burst, left + ((time - at) / 1000) * perSecond);
      at = time;
      if (bytes > left) {
        lost += bytes;
        return false;
      }
      left -= bytes;
      return true;
    },
    /** How many bytes were dropped since the last report; at most one report a second, 0 in between. */
    dropped(): number {
      if (lost === 0 || now() - reportedAt < 1_000) return 0;
      reportedAt = now();
      const bytes = lost;
      lost = 0;
      return bytes;
    },
  };
}
