/** The largest share of visits that may get a canary, in percent. */
export const largestShare = 50;

/** @param text `10%` @throws one sentence where it is not a permitted share */
export function readShare(text: string): number {
  const share = Number(/^(\d{1,2})%?$/.exec(text)?.[1] ?? Number.NaN);
  if (share >= 1 && share <= largestShare) return share;
  throw new Error(`--canary takes a share of the visits, 1% to ${largestShare}%.`);
}
