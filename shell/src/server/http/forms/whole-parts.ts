import { MIMEType } from 'node:util';
import { maxUpload } from '../../entrance/bodies/body-limits.ts';

/** Many more parts than the site's forms have; a form of 100,000 parts would block a worker for half a minute. */
const maxParts = 200;

/**
 * Whether a form has more parts than any form of the site. They are counted before the form is parsed.
 * @param type the form's `Content-Type`
 */
export function hasTooManyParts(body: Buffer, type: string): boolean {
  const between = `--${boundaryOf(type)}`;
  let at = -1;
  for (let parts = 0; parts <= maxParts; parts++) {
    at = body.indexOf(between, at + 1);
    if (at === -1) return false;
  }
  return true;
}

/**
 * A form with files. If it is too large it is cut after its last whole part, and gets a field `isCut`. Text fields come before files, so
 * that no typed text is lost.
 * @param type the form's `Content-Type`, which contains the boundary between its parts
 */
export function wholeParts(body: Buffer, type: string): Uint8Array<ArrayBuffer> {
  if (body.length <= maxUpload) return new Uint8Array(body);
  const between = `\r\n--${boundaryOf(type)}`;
  const whole = body.subarray(0, Math.max(0, body.lastIndexOf(between)));
  const cut = `${between}\r\nContent-Disposition: form-data; name="isCut"\r\n\r\ntrue${between}--\r\n`;
  return new Uint8Array(Buffer.concat([whole, Buffer.from(cut)]));
}

/** The boundary between the parts, read as the parser reads it; empty where the type has none. */
function boundaryOf(type: string): string {
  try {
    return new MIMEType(type).params.get('boundary') ?? '';
  } catch {
    return '';
  }
}
