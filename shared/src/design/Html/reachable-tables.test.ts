import { expect, it } from 'vitest';
import { withReachableTables } from './reachable-tables.ts';

it('lets the keyboard reach every table and leaves the rest as it is', () => {
  expect(withReachableTables('<p>a</p><table><tr><td>b</td></tr></table>')).toBe('<p>a</p><table tabindex="0"><tr><td>b</td></tr></table>');
});
