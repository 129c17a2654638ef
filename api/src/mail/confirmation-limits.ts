/** Confirmations of what was sent that one address gets in a day: it may be somebody else's than the sender's. */
export const maxConfirmations = 5;
/** @returns when the day began whose confirmations count, by the real clock */
export const confirmationsSince = (): Date => new Date(Date.now() - 24 * 3_600_000);
/** An address gets no second email about the same thing sooner, in milliseconds. */
export const minResendInterval = 10 * 60_000;
