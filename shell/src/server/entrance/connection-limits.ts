/** How many connections one visitor's address may have open; a trusted proxy has no such limit. */
export const maxOfAddress = 256;
/** How many connections all addresses together may have open. */
export const maxOfAll = 4_096;
/** How many requests one connection may send before it reads the answers; browsers send one. */
export const maxUnanswered = 10;
