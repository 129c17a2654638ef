import { Client } from 'pg';
import type { KillAt } from './killable-api.ts';

// Loaded before the API (`node --import`) by `killable-api.ts`: the process ends itself between two statements of one connection.
const { begins, statement } = JSON.parse(process.env.KILL_AT ?? '{}') as KillAt;
let counted: unknown;
let left = statement;

type Query = (this: Client, ...values: unknown[]) => Promise<unknown>;
const prototype = Client.prototype as unknown as { query: Query };
const { query } = prototype;
const textOf = (value: unknown) => (typeof value === 'string' ? value : ((value as { text?: string }).text ?? ''));

prototype.query = function (...values) {
  const text = textOf(values[0]);
  if (counted === undefined && text.includes(begins)) counted = this;
  if (this !== counted) return query.apply(this, values);
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  left -= 1;
  const answer = query.apply(this, values);
  const isLast = text === 'commit' && left === 0;
  return isLast ? answer.then(() => process.kill(process.pid, 'SIGKILL')) : answer;
};
