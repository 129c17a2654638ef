import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Origin } from './code-origin.ts';

const noteSize = 256;

/**
 * One small file for each worker that names the remote whose code is running. It is written in place, synchronously, so that
 * the supervisor can read it when the worker's event loop is blocked or its process is dead.
 */
export interface EntryNote {
  write: (origin: Origin | undefined) => void;
  close: () => void;
}

/** Creates or empties the file, and holds it open until `close`. @throws where it cannot be written */
export function openEntryNote(file: string): EntryNote {
  const descriptor = openSync(file, 'w');
  const bytes = Buffer.alloc(noteSize);
  // Takes its place on the disk now: no section's code fails later because the disk is full.
  writeSync(descriptor, bytes, 0, noteSize, 0);
  let written = '';
  return {
    write(origin) {
      const text = origin ? `${origin.remote}\n${origin.version}\n${origin.part ?? ''}` : '';
      // Skips the system call when a part is entered from within itself, or entered again at once after it was left.
      if (text === written) return;
      written = text;
      bytes.fill(0);
      bytes.write(text, 'utf8');
      writeSync(descriptor, bytes, 0, noteSize, 0);
    },
    close: () => closeSync(descriptor),
  };
}

/** Records for the supervisor whose code was stopped, in case the process does not survive; on a full disk only the process itself can say it. */
export function recordEvidence(file: string, { remote, version, part }: Partial<Origin> = {}): void {
  if (!remote || !version) return;
  try {
    const evidence = openEntryNote(file);
    evidence.write({ remote, version, part });
    evidence.close();
  } catch {
    // The code is stopped all the same.
  }
}

/** @returns undefined where the worker was in no remote's code, or never wrote the note */
export function readEntryNote(file: string): Origin | undefined {
  try {
    const [remote, version, part] = readFileSync(file, 'utf8').replaceAll('\0', '').split('\n');
    return remote && version ? { remote, version, part: part || undefined } : undefined;
  } catch {
    return undefined;
  }
}
