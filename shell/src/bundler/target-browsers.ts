import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The supported browsers, for styles: `.browserslistrc`, one query a line. */
export const browsers = readFileSync(join(import.meta.dirname, '../../../.browserslistrc'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
