import { resolve } from 'node:path';

/** Resolves a typed path from the folder in which the command was typed: npm runs commands in the folder of their package. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}
