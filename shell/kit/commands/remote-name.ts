import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param root of its repository @returns `archive` for the package `@ofgc/mfe-archive` @throws one sentence where the package is called otherwise */
export function readRemoteName(root: string): string {
  const file = join(root, 'package.json');
  const { name } = readPackage(file);
  const [, remote] = /^@ofgc\/mfe-([a-z]+)$/.exec(String(name)) ?? [];
  if (remote) return remote;
  throw new Error(
    `The section's name is that of its package, "@ofgc/mfe-archive": ${file} says ${JSON.stringify(name) ?? 'none'}.`,
  );
}

function readPackage(file: string): { name?: unknown } {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown };
  } catch {
    throw new Error(`${file} is not readable: ofgc runs in the folder of a section.`);
  }
}
