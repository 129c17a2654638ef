import { availableParallelism, loadavg } from 'node:os';
import { enoughVisits, p99 } from './neighbours.ts';
import type { Result } from './run-fault.ts';

/** Beyond this, others wait for the release at fault: a looping release is stopped after a second of processor time. The table tells what is less. */
const slack = { factor: 3, milliseconds: 1_500 };

/** The longest time until a harmful release is quarantined, in milliseconds. */
const quarantineLimit = 10_000;

/**
 * Adds a problem to a result whose visits to other sections' pages took too long, or whose release at fault was quarantined too late.
 * @param unharmed the duration of such visits while a good release went live, in milliseconds: new workers start then, too
 */
export function judgeSpeed(result: Result, unharmed: number): Result {
  const { others, before, caughtAfter = 0 } = result;
  const problems = [...result.problems];
  const slowest = p99(others.times);
  if (slowest > Math.max(before, unharmed) * slack.factor + slack.milliseconds)
    problems.push(
      `pages of others took ${slowest} ms (${before} just before, ${unharmed} while a good release went live)`,
    );
  if (caughtAfter >= quarantineLimit) problems.push(`the release at fault was quarantined after ${caughtAfter} ms`);
  return { ...result, problems };
}

/** One result as a line for the console. */
export function resultLine({ fault, remote, came, others, before, healed, problems }: Result): string {
  const outcome = problems.length > 0 ? `✘ ${problems.slice(0, 3).join('; ')}` : '✔';
  return `${fault} · ${remote}: ${came} · others ${others.count}, failed ${others.failures.length}, p99 ${p99(others.times)} ms (before ${before}) · healed ${healed} ms ${outcome}`;
}

/** The text of `docs/faults.md`: the fault matrix with its outcomes. */
export function document(
  results: readonly Result[],
  { faults, date }: { faults: readonly string[]; date: string },
): string {
  const remotes = [...new Set(results.map(({ remote }) => remote))];
  const speedOf = (found: readonly Result[]) => p99(found.flatMap(({ others }) => others.times));
  const unharmed = speedOf(results.filter(({ fault }) => fault === faults[0]));
  const rows = faults
    .map((fault) => results.filter((result) => result.fault === fault))
    .filter((found) => found.length > 0)
    .map((found) => {
      const count = sum(found.map(({ others }) => others.count));
      const failed = sum(found.map(({ others }) => others.failures.length));
      const during = speedOf(found);
      const before = Math.max(...found.map((result) => result.before));
      const healed = Math.max(...found.map((result) => result.healed));
      const bad = found.filter(({ problems }) => problems.length > 0);
      const outcome = bad.length === 0 ? 'yes' : `no: ${bad.map(({ remote }) => remote).join(', ')}`;
      return `| ${found[0]?.fault} | ${plain(found[0]?.came ?? '')} | ${found.length} | ${count} | ${failed} | ${before} | ${during} | ${(during / Math.max(before, unharmed, 1)).toFixed(1)} | ${healed} | ${outcome} |`;
    });
  const problems = results.flatMap(({ fault, remote, problems: found }) =>
    found.map((problem) => `- ${fault}, ${remote}: ${plain(problem)}`),
  );
  return `# Faults

Written by \`npm run faults\` (${date}, ${availableParallelism()} processors, on which ${Math.round(loadavg()[1] ?? 0)} processes wanted to run; single rows may have been run again since). Each row was done to ${remotes.join(', ')}: a whole site over the real API, every page rendered,
25 visits a second to pages of the other sections meanwhile (five where only the browser has a fault), and both looked at in Chromium. What the rows are: \`e2e/faults/fault-table.ts\`.

- *others*: visits to pages of other sections, and those that failed. *p99*: 99 in a hundred of them took no longer, in milliseconds; it tells little where there are fewer than ${enoughVisits}. *before*: the p99 of ${enoughVisits} visits just before the fault (a fifth of them where only the browser has a fault).
- *of usual*: the p99 divided by the usual one, which is the larger of *before* and ${unharmed} ms, the p99 while a good release went live. 1.0 or less: nobody waited longer than without a fault.
- *healed*: until the last good release was live again without a restart (the slowest remote's), in milliseconds.
- *held*: the others answered 200, only the release at fault was quarantined, its visitors saw what is written here, both pages were well in the browser; nobody waited for it: for no remote was the p99 beyond ${slack.factor} × the usual one + ${slack.milliseconds} ms.

| fault | what came of it (the first remote's words) | remotes | others | failed | before | p99 | of usual | healed | held |
|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
${problems.length > 0 ? `\nWhat did not hold:\n${problems.join('\n')}\n` : ''}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** The text of a table cell, without values that differ in each run. */
function plain(words: string): string {
  return words
    .replaceAll(/file:\/\/\S*|\/tmp\/\S*/g, '…')
    .replaceAll(/fault\d{7}|\b[\da-f]{12}\b/g, 'VERSION')
    .replaceAll('|', '/')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 200);
}
