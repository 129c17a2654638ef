import { atom } from 'jotai';

/**
 * The colour behind the bar while its theme is on, as `#rrggbb` (the poster's background on home and concert),
 * or null for paper. A page sets it when it mounts and resets it when it unmounts.
 */
export const bgColor = atom<string | null>(null);
