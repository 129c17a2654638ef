/** Which release of each app made a page, as the page carries it (architecture: version vector). */
export interface VectorApp {
  version: string;
  mounts: readonly string[];
  slots: readonly string[];
  /** What its first module needs, below `browser/`: worth preloading before a visitor gets there. */
  entry: readonly string[];
}
export type Vector = Record<string, VectorApp>;

/** The section that owns a path without locale; undefined for the shell's own pages. */
export function sectionOf(path: string, vector: Vector): string | undefined {
  return Object.keys(vector).find((name) =>
    vector[name]?.mounts.some((mount) => path === mount || path.startsWith(`${mount}/`)),
  );
}

/** The public address of a file of a release. */
export function assetUrl(name: string, version: string, file: string): string {
  return `/assets/${name}/${version}/browser/${file}`;
}
