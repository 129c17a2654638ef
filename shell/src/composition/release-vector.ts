import type { Section } from '@ofgc/shared/contract/section.schema.ts';

/** The live release of a remote, as a page carries it. */
export interface LiveRelease {
  version: string;
  mounts: readonly string[];
  slots: readonly string[];
  /** What the bytes of its `remote.js` must be, `sha384-…`; empty in development. */
  integrity: string;
  /** It was taken down: its addresses are the server's to answer. */
  isRemoved?: true;
  /** The colour of its section; a release from before sections declared themselves has none. */
  hue?: Section['hue'];
}

/** Which release of each remote made a page: the browser hydrates it with the same ones. */
export type ReleaseVector = Record<string, LiveRelease>;

/** The remote that owns a path without locale; undefined for the shell's own pages. */
export function remoteOfPath(path: string, vector: Record<string, Pick<LiveRelease, 'mounts'>>): string | undefined {
  return Object.keys(vector).find((name) =>
    vector[name]?.mounts.some((mount) => path === mount || path.startsWith(`${mount}/`)),
  );
}

/** The remote that fills a slot; undefined where there is none. */
export function remoteOfSlot(slot: string, vector: ReleaseVector): string | undefined {
  return Object.keys(vector).find((name) => vector[name]?.slots.includes(slot));
}

/** The public address of a file of a release. */
export function assetUrl(name: string, version: string, file: string): string {
  return `/assets/${name}/${version}/browser/${file}`;
}
