import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the styles are written for: `.browserslistrc`, a query on each line. */
export const browsers = readFileSync(join(import.meta.dirname, '../../../.browserslistrc'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
