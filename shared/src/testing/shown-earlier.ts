/** When a form was shown that a person takes some seconds to fill in, as an ISO instant: the bot check goes by the real clock. */
export const shownEarlier = (): string => new Date(Date.now() - 20_000).toISOString();
