import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The owner of a piece of code: a release of a remote, and the part of it that the worker entered (a route's id, a slot's name). */
export interface Origin {
  remote: string;
  version: string;
  part?: string | undefined;
}

/** Finds the remote in a stack, by the folder that its code was imported from. */
export type OriginOfStack = (stack: readonly string[]) => Origin | undefined;

/**
 * @param store the release store: `<store>/<remote>/<version>/server/main.js`
 * @returns finds the innermost line or address that lies in a remote's release; the shell's own code belongs to no remote
 */
export function createOriginOfStack(store: string): OriginOfStack {
  // Stack traces show a module's real path, even where the store is reached through a symbolic link.
  const releases = `${pathToFileURL(realpathSync(store)).href}/`;
  return (stack) => {
    for (const line of stack) {
      const at = line.indexOf(releases);
      if (at < 0) continue;
      const [remote, version] = line.slice(at + releases.length).split('/');
      if (remote && version && remote !== 'shell') return { remote, version };
    }
    return undefined;
  };
}

/** The stack of a thrown error, or of a new error that marks the current call; empty for other values. */
export function stackOf(error: unknown): string[] {
  return error instanceof Error ? (error.stack ?? '').split('\n') : [];
}
