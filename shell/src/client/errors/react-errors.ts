import type { Component } from 'react';
import { PartBoundary } from '../../composition/slots/PartBoundary.tsx';
import { reportedDigest } from '../../composition/errors/report-error.ts';

/** For `hydrateRoot`: errors that are reported elsewhere already are not reported again. */
export const rootErrorHandlers = {
  /** A `PartBoundary` reports what it caught, with its remote and version. */
  onCaughtError(error: unknown, { errorBoundary }: { errorBoundary?: Component | undefined }): void {
    if (!(errorBoundary instanceof PartBoundary)) console.error(error);
  },
  /** The server has already reported a part that it could not render; if it fails in the browser too, its boundary reports that. */
  onRecoverableError(error: unknown, { componentStack }: { componentStack?: string | undefined } = {}): void {
    if ((error as { digest?: string } | null)?.digest === reportedDigest) return;
    // React throws for a part that does not hydrate: only its components tell whose part it is.
    if (error instanceof Error && componentStack) error.stack += componentStack;
    reportError(error);
  },
};
