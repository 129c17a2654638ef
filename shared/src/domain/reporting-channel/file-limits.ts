/** What may come with one message: how many files, and how large they may be together, in bytes. */
export const fileLimits = { count: 3, bytes: 6 * 1024 * 1024 };

/** For the choice of a file; what is taken its content decides. */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.txt';

export const reportFileKinds = ['pdf', 'jpeg', 'png', 'text'] as const;
export type ReportFileKind = (typeof reportFileKinds)[number];
