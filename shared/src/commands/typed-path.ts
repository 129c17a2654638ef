import { resolve } from 'node:path';

/** A path as whoever types it means it: from where one stands. npm runs commands in the folder of their package. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}
