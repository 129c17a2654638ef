import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Parses files without running them. At the first that is no JavaScript Node ends, and its first line names the place. */
const parse = `
  const { readFileSync } = require('node:fs');
  const { basename } = require('node:path');
  const { SourceTextModule } = require('node:vm');
  for (const file of process.argv.slice(1))
    new SourceTextModule(readFileSync(file, 'utf8'), { identifier: 'server/' + basename(file) });
`;
const place = /^server\/\S+:\d+$/m;

/**
 * Where a release's module is no JavaScript. An error of an import does not say it, so another process reads the modules.
 * @param folder of the release's modules of the server @returns such as `server/main.js:12`; undefined where nothing is found
 */
export async function findUnreadableModule(folder: string): Promise<string | undefined> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js')).map((file) => join(folder, file));
  const given = ['--experimental-vm-modules', '--no-warnings', '-e', parse, '--', ...files];
  return new Promise((resolve) => {
    execFile(process.execPath, given, { env: {} }, (_error, _output, complaint) => resolve(place.exec(complaint)?.[0]));
  });
}
