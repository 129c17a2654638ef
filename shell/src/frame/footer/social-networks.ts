/** In their order in the footer, by the key of their address; proper names, not translated. */
export const socialNetworks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['twitter', 'Twitter'],
  ['youtube', 'YouTube'],
] as const;
