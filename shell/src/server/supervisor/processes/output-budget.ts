interface BudgetOptions {
  /** Bytes that may come at once. */
  burst: number;
  /** Bytes that are granted again each second. */
  perSecond: number;
  now?: () => number;
}

/** Counts bytes of output: so much at once, and then a little each second. */
export function createBudget({ burst, perSecond, now = Date.now }: BudgetOptions) {
  let left = burst;
  let at = now();
  let lost = 0;
  let reportedAt = 0;
  return {
    /** @returns whether so many bytes may go out; if not, they count as dropped */
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
    /** Once a second: how many bytes were dropped since it was last said; 0 in between. */
    dropped(): number {
      if (lost === 0 || now() - reportedAt < 1_000) return 0;
      reportedAt = now();
      const bytes = lost;
      lost = 0;
      return bytes;
    },
  };
}
