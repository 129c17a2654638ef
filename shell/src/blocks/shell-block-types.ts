/** The types of blocks that the shell renders itself; no remote may fill their slots. */
export const shellBlockTypes = [
  'accordion',
  'callout',
  'cards',
  'contact',
  'gallery',
  'logos',
  'map',
  'picture',
  'prices',
  'quote',
  'steps',
  'table',
  'text',
  'timeline',
  'video',
] as const;
