import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { isBelow } from '@ofgc/shared/routes/is-below.ts';

/** A remote's live release, as pages carry it. */
export interface LiveRelease {
  version: string;
  mounts: readonly string[];
  slots: readonly string[];
  /** The integrity hash of its `remote.js`, `sha384-…`; empty in development. */
  integrity: string;
  /** The section was taken down: only the server answers its addresses. */
  isRemoved?: true;
  /** The colour of its section; missing in older releases. */
  hue?: Section['hue'];
}

/** The release of each remote that made a page: the browser hydrates the page with the same releases. */
export type ReleaseVector = Record<string, LiveRelease>;

/** The remote that owns a path without locale; undefined for the shell's own pages. */
export function remoteOfPath(path: string, vector: Record<string, Pick<LiveRelease, 'mounts'>>): string | undefined {
  return Object.keys(vector).find((name) => vector[name]?.mounts.some((mount) => isBelow(path, mount)));
}

/** The remote that fills a slot; undefined where there is none. */
export function remoteOfSlot(slot: string, vector: ReleaseVector): string | undefined {
  return Object.keys(vector).find((name) => vector[name]?.slots.includes(slot));
}

/** The public address of a file of a release. */
export function assetUrl(name: string, version: string, file: string): string {
  return `/assets/${name}/${version}/browser/${file}`;
}
