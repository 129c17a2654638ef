/** How many earlier live releases of each app are remembered for rollbacks. */
export const rollbackDepth = 5;
