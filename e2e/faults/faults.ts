import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BrowserOfFaults } from './browser-view.ts';
import { faults } from './fault-table.ts';
import { document, judgeSpeed, line } from './report.ts';
import { type Result, runFault } from './run-fault.ts';
import { startRealApi } from '../../shell/src/testing/real-api.ts';
import { setStage } from './stage.ts';

// npm run faults: every row of the fault matrix to every remote, and docs/faults.md of what came of it.
// -- jobs concerts: to these alone; --only "loop in a page": one row alone; then nothing is written. --in-turn: each row to one remote only, the
// next to the next.
process.env.NODE_ENV = 'production';
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true }, 'in-turn': { type: 'boolean', default: false } },
});
const chosen = faults.filter(({ name }) => !values.only || values.only.includes(name));
if (chosen.length === 0) throw new Error(`Which row? ${faults.map(({ name }) => `"${name}"`).join(', ')}`);

const browser = new BrowserOfFaults();
const stage = await setStage(await startRealApi());
const results: Result[] = [];
const report = () =>
  document(results, {
    faults: faults.map(({ name }) => name),
    isInTurn: values['in-turn'],
    date: new Date().toISOString().slice(0, 10),
  });
try {
  for (const [turn, fault] of chosen.entries()) {
    for (const [index, remote] of stage.remotes.entries()) {
      if (positionals.length > 0 && !positionals.includes(remote.name)) continue;
      if (values['in-turn'] && index !== turn % stage.remotes.length) continue;
      if (fault.needsSlot && !remote.slot) continue;
      const result = judgeSpeed(await runFault(fault, stage, remote, browser));
      results.push(result);
      process.stdout.write(`${line(result)}\n`);
    }
    // Row by row: what was measured is kept where a long run is ended.
    if (positionals.length === 0 && !values.only)
      await writeFile(join(import.meta.dirname, '../../docs/faults.md'), report());
  }
} finally {
  await browser.close();
  await stage.close();
}
process.stdout.write(`\n${report()}`);
process.exit(results.every(({ problems }) => problems.length === 0) ? 0 : 1);
