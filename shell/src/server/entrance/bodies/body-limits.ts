import { fileLimits } from '@ofgc/shared/domain/reporting-channel/report-files.ts';

/** The largest body of a post without files, in bytes; the longest message is a tenth of it. */
export const maxBody = 64 * 1024;
/** The largest form with files, in bytes: the files and the text fields. */
export const maxUpload = fileLimits.bytes + 256 * 1024;
/** Limits of forms with files of all visitors together, from the first byte until the response. Forms that wait are not read meanwhile. */
export const uploadsAtOnce = { atOnce: 4, waiting: 64 };
/** The same for one visitor's network, so that nobody can take all turns by sending nothing. */
export const uploadsOfVisitor = { atOnce: 2, waiting: 8 };
