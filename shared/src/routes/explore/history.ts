import { explorePath } from '../site/sections.ts';

/** The orchestra's history, without locale. */
export const historyPath = `${explorePath}/historia`;
