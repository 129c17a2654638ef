import { atom } from 'jotai';

/**
 * The ground behind the bar while its theme is on: a colour as `#rrggbb` (the poster's ground on home and concert),
 * or null for paper. A page sets it when it mounts and takes it back when it leaves.
 */
export const bgColor = atom<string | null>(null);
