/** So many releases before the live one are remembered of each app, to go back to. */
export const rollbackDepth = 5;
