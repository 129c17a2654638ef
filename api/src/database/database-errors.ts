/**
 * SQL states of a server that is stopping, starting or full, of a server that has become read-only because another one took over, of a
 * statement that took too long, and of two transactions in each other's way
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html); class 08 is a broken connection.
 */
const sqlStates = new Set(['57P01', '57P02', '57P03', '57014', '53300', '25006', '40P01', '40001']);
/** Errors of a host name that does not resolve while it moves to another server. */
const nameErrors = ['EAI_AGAIN', 'ENOTFOUND'];
const networkErrors = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];
const systemErrors = new Set([...networkErrors, ...nameErrors]);
/** The socket in the file system of a server that has stopped; without this call ENOENT is a file of the site's that is missing. */
const isMissingSocket = (error: Error, code: string) =>
  code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';

/** Messages of driver errors that have no code. */
const driverMessages =
  /^(Connection terminated|Client was closed|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database is unavailable or overloaded, so that the same query may succeed a moment later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A host name with several addresses fails with one error for each; an address of a kind that the machine lacks fails otherwise.
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (isMissingSocket(error, code)) return true;
  return sqlStates.has(code) || code.startsWith('08') || systemErrors.has(code) || driverMessages.test(error.message);
}

/** Whether another request took a unique value, or removed what this one refers to, after this one had looked. */
export const isOvertaken = (error: unknown) =>
  error instanceof Error && 'code' in error && ['23505', '23503'].includes(String(error.code));
