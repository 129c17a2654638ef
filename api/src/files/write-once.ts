import { stat } from 'node:fs/promises';
import { replaceFile } from './replace-file.ts';

/** Whether a file exists and has bytes: a power cut may leave an empty one. */
export const isWhole = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );

/** Makes a file if it does not exist. Its name must change with its content. Several processes may do so at once. */
export async function writeOnce(path: string, make: () => Promise<Uint8Array> | Uint8Array): Promise<void> {
  if (!(await isWhole(path))) await replaceFile(path, await make());
}
