import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The form of the language that scripts are written in, for browser and server: what browsers of 2022 understand. `.browserslistrc`
 * decides about styles alone.
 */
export const scriptTarget = 'es2022';

/** The supported browsers, for styles: `.browserslistrc`, one query a line. */
export const browsers = readFileSync(join(import.meta.dirname, '../../../.browserslistrc'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
