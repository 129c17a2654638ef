import { type ReleaseVector, remoteOfSlot } from './release-vector.ts';

/** A part of a page that a visitor does not get, on a page that shows no error view instead. */
export interface PartFailure {
  /**
   * `load`: its data did not come. `late`: its data did not come in time. `code`: its code did not come.
   * `render`: it threw while it was rendered. `words`: the page has no text for a key.
   * `unknown`: no live release has it.
   */
  kind: 'load' | 'late' | 'code' | 'render' | 'words' | 'unknown';
  /** A slot (`home.news`), a block of the shell (`block.text`), or a part of the frame (`shell.alert`); not always known. */
  part?: string | undefined;
  /** Where the part is no slot of it. */
  remote?: string | undefined;
  error: unknown;
}

/** With the release that the part is of. */
export interface ErrorReport extends PartFailure {
  version?: string | undefined;
}

/**
 * The digest that the server gives React for each part that it could not render: React hands it to the browser, which knows
 * by it that the failure was reported.
 */
export const reportedDigest = 'reported';

/** Called once for each failure. */
export type ReportError = (failure: PartFailure) => void;

/**
 * Says of each failure which remote's part it was, in which version.
 * @param vector the releases that made the page @param write the server's logger, the browser's console
 */
export function createErrorReporter(vector: ReleaseVector, write: (report: ErrorReport) => void): ReportError {
  return (failure) => {
    const remote = failure.remote ?? (failure.part && remoteOfSlot(failure.part, vector));
    write(remote ? { ...failure, remote, version: vector[remote]?.version } : failure);
  };
}

/** The error comes last, beside the fields, so that the console shows its stack. */
export function writeToConsole({ error, ...fields }: ErrorReport): void {
  console.error('A part of the page failed', fields, error);
}
