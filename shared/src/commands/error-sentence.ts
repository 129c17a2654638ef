import { messageOf } from '../text/message-of.ts';

/** Why the system writes no file, by the code of Node's error. */
const hindrances: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'this user may use no more of the disk',
  EROFS: 'the disk is read-only',
};

/** Why no file can be written on a disk, in words; undefined for any other error. */
export function diskHindrance(error: unknown): string | undefined {
  const { code = '', syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return syscall === 'watch' ? undefined : hindrances[code];
}

/** Linux gives this code of a full disk, too, when no more files may be watched. */
const tooManyWatches =
  'The system watches no more files: raise fs.inotify.max_user_watches (sysctl), or close an editor that watches many.';

/** What a command says of an error: its message, or a sentence in place of Node's words for a disk. */
export function errorSentence(error: unknown): string {
  const { code, syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (syscall === 'watch' && code === 'ENOSPC') return tooManyWatches;
  const hindrance = diskHindrance(error);
  if (!hindrance) return messageOf(error);
  const { path, dest = path } = error as NodeJS.ErrnoException & { dest?: string };
  return dest ? `${dest} was not written: ${hindrance}.` : `Not everything was written: ${hindrance}.`;
}
