import type { Component } from 'react';
import { PartBoundary } from '../composition/PartBoundary.tsx';
import { reportedDigest } from '../composition/report-error.ts';

/** For `hydrateRoot`: what React's own reports would say a second time is left out. */
export const rootErrorHandlers = {
  /** A `PartBoundary` reports what it caught, with its remote and version. */
  onCaughtError(error: unknown, { errorBoundary }: { errorBoundary?: Component | undefined }): void {
    if (!(errorBoundary instanceof PartBoundary)) console.error(error);
  },
  /** A part that the server could not render was reported there; rendered here it works, or its boundary reports it. */
  onRecoverableError(error: unknown): void {
    if ((error as { digest?: string } | null)?.digest !== reportedDigest) reportError(error);
  },
};
