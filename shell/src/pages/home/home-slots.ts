/**
 * The parts of the home page in their order, each filled by the remote that names it.
 * Parts of one row stand side by side.
 */
export const homeRows = [
  ['home.next-concert'],
  ['home.coming-weeks'],
  ['home.finder'],
  ['home.subscriptions'],
  ['home.first-visit'],
  ['home.news'],
  ['home.education', 'home.listening', 'home.reporting'],
  ['home.jobs'],
] as const;

export const homeSlots: readonly string[] = homeRows.flat();
