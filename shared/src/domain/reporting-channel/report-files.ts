/** The limits of the files of one message: their number, and their total size in bytes. */
export const fileLimits = { count: 3, bytes: 6 * 1024 * 1024 };

/** The hint for the browser's file dialogue; whether a file is accepted depends on its content. */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.txt';

export const reportFileKinds = ['pdf', 'jpeg', 'png', 'text'] as const;
export type ReportFileKind = (typeof reportFileKinds)[number];
