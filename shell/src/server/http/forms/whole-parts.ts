import { maxUpload } from '../../entrance/form-uploads.ts';

/**
 * A form with files as it came, or, where it was too large to be read whole, its parts before the cut and a field `isCut`: texts come before
 * files, so that nothing that was typed is lost.
 * @param type the form's `Content-Type`, which says what stands between its parts
 */
export function wholeParts(body: Buffer, type: string): Uint8Array<ArrayBuffer> {
  if (body.length <= maxUpload) return new Uint8Array(body);
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/.exec(type);
  const between = `\r\n--${boundary?.[1] ?? boundary?.[2] ?? ''}`;
  const whole = body.subarray(0, Math.max(0, body.lastIndexOf(between)));
  const cut = `${between}\r\nContent-Disposition: form-data; name="isCut"\r\n\r\ntrue${between}--\r\n`;
  return new Uint8Array(Buffer.concat([whole, Buffer.from(cut)]));
}
