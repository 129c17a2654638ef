import { readFile, writeFile } from 'node:fs/promises';
import { readArgumentsOrEnd } from '@ofgc/shared/commands/read-arguments.ts';
import { brokenBy, type ContractSurface } from '@ofgc/shared/contract/surface.ts';
import { describeSurface, surfaceFile, surfaceText } from './surface.ts';

// npm run contract: writes what the contract offers now. What is gone is refused by name, unless --breaking says that it may go.
const { values } = readArgumentsOrEnd({
  usage: 'npm run contract -- [--breaking]',
  options: { breaking: { type: 'boolean', default: false } },
  most: 0,
});
const before = await readFile(surfaceFile, 'utf8').then(
  (text) => JSON.parse(text) as ContractSurface,
  () => null,
);
const after = await describeSurface();
const broken = before ? brokenBy(before, after) : [];
if (broken.length > 0 && !values.breaking) {
  process.stderr.write(
    `The contract has lost what live releases may use:\n${broken.map((one) => `  ${one}\n`).join('')}Put it back, or: npm run contract -- --breaking\n`,
  );
  process.exit(1);
}
await writeFile(surfaceFile, surfaceText(after));
process.stdout.write(`${surfaceFile}: ${Object.keys(after.operations).length} operations\n`);
process.exit(0);
