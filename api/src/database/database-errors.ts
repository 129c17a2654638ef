/**
 * SQL states of a server that is stopping, starting or full, and of a statement that took too long
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html); class 08 is a broken connection.
 */
const sqlStates = new Set(['57P01', '57P02', '57P03', '57014', '53300']);
const systemErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);

/** What the driver says without a code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database is away or overwhelmed, so that the same question may be answered a moment later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return sqlStates.has(code) || code.startsWith('08') || systemErrors.has(code) || driverMessages.test(error.message);
}
