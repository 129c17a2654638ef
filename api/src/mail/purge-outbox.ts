import { purgeFolder } from '../files/purge-folder.ts';

/** Deletes the emails that were written to files before then, half-written ones too. @param folder without one there are none */
export const purgeOutbox = (folder: string, before: Date): Promise<void> =>
  purgeFolder(folder, { before, isOver: (name) => /\.eml(\.part)?$/.test(name) });
