// Federation's error messages: only the codes, which its documentation explains, without the sentences and the logging.
export const RUNTIME_001 = 'RUNTIME-001';
export const RUNTIME_002 = 'RUNTIME-002';
export const RUNTIME_004 = 'RUNTIME-004';
export const RUNTIME_005 = 'RUNTIME-005';
export const RUNTIME_006 = 'RUNTIME-006';
export const RUNTIME_008 = 'RUNTIME-008';
export const RUNTIME_009 = 'RUNTIME-009';
export const RUNTIME_010 = 'RUNTIME-010';
export const RUNTIME_011 = 'RUNTIME-011';
export const RUNTIME_014 = 'RUNTIME-014';
export const RUNTIME_015 = 'RUNTIME-015';
export const runtimeDescMap = {};

/** Code, details as JSON and cause in one line, as far as there are any. */
export function getShortErrorMsg(code: string, _sentences: object, details?: object, cause = ''): string {
  return [code, details && JSON.stringify(details), cause].filter(Boolean).join(' ');
}

/** Logs nothing itself: passes the line to `report`. @returns the result of `report` */
export function logAndReport(
  code: string,
  sentences: object,
  details: object,
  report: (message: string) => unknown,
  cause?: string,
): unknown {
  return report(getShortErrorMsg(code, sentences, details, cause));
}

export const logger = console;
export const infrastructureLogger: Console = console;
/** Every logger is the console, whatever its name. */
export const createLogger = () => console;
/** Every logger is the console. */
export const createInfrastructureLogger = () => console;
/** Does nothing: in a browser there is no compiler. */
export const bindLoggerToCompiler = () => {};
