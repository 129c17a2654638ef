import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as colors from './token-colors.ts';

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

it.each(Object.entries(colors))('%s is the colour of the style sheet', (name, color) =>
  expect(tokens).toContain(`--${name}: ${color};`),
);
