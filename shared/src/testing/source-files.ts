import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of the sources below a folder that a build can take in: no tests and nothing that only tests use. */
export function readSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/\.test\.tsx?$/.test(entry.name) &&
        !/[/\\]testing$/.test(entry.parentPath),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
