import { type ReleaseVector, remoteOfSlot } from '../release-vector.ts';

/** A part that is missing in a visitor's page, without an error view instead. */
interface PartFailure {
  /**
   * `load`: its data did not load. `late`: its data did not load in time. `code`: its code did not load.
   * `render`: it threw while it was rendered. `words`: the page has no text for a key.
   * `unknown`: no live release has it.
   */
  kind: 'load' | 'late' | 'code' | 'render' | 'words' | 'unknown';
  /** A slot (`home.news`), a block of the shell (`block.text`), or a part of the frame (`shell.alert`); not always known. */
  part?: string | undefined;
  /** The remote, where the part is not one of its slots. */
  remote?: string | undefined;
  error: unknown;
}

/** A failure with the release that the part belongs to. */
export interface ErrorReport extends PartFailure {
  version?: string | undefined;
}

/**
 * The digest that the server gives React for each part that it could not render. React passes it to the browser, which then
 * knows that the failure was reported already.
 */
export const reportedDigest = 'reported';

/** Called once for each failure. */
export type ReportError = (failure: PartFailure) => void;

/**
 * Adds the part's remote and its version to each failure.
 * @param vector the releases that made the page @param write the server's logger, or the browser's console
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
