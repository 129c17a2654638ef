import { minute } from '@ofgc/shared/dates/spans.ts';

/** For how long what the office did can be undone, in milliseconds: so long its emails wait before they leave. */
export const undoWindow = 2 * minute;
