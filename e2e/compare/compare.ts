import { readArgumentsOrEnd } from '@ofgc/shared/commands/read-arguments.ts';
import { differences } from './differences.ts';
import { save } from './save.ts';

// npm run compare: shows whether a change of the code has changed any page or any response of the API.
const usage = `npm run compare -- save FOLDER --site URL [--api URL]   writes down every page of a running site
npm run compare -- diff FOLDER FOLDER                  prints what differs; exit code 1 when anything does\n`;
const longestDifference = 8;
const longestLine = 200;

const { positionals, values } = readArgumentsOrEnd({
  usage,
  options: { site: { type: 'string' }, api: { type: 'string' } },
  most: 3,
});
const [command, folder = '', other = ''] = positionals;

if (command === 'save' && folder && values.site) {
  const count = await save(folder, values.site, values.api ?? values.site);
  process.stdout.write(`${count} addresses saved in ${folder}\n`);
} else if (command === 'diff' && folder && other) {
  const found = await differences(folder, other);
  for (const { address, lines } of found) {
    process.stdout.write(`\n${address}: ${lines.length} lines differ\n`);
    for (const line of lines.slice(0, longestDifference)) process.stdout.write(`  ${line.slice(0, longestLine)}\n`);
  }
  process.stdout.write(found.length > 0 ? `\n${found.length} addresses differ\n` : 'No differences\n');
  process.exitCode = found.length > 0 ? 1 : 0;
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
