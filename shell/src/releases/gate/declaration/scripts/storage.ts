/** What the site itself stores, because a visitor asked for it: how the booklet looks, and that nothing may be kept for offline use. */
const promised = ['ofgc:hand-programme', 'ofgc:keep-nothing'];
const storage =
  /(?<!typeof |[\w$"'`-])(?:localStorage|sessionStorage)(?![\w$"'`:-])(\[)?(?:\??\.(\w+)(?:\(\s*(?:["'`]([^"'`]*)["'`]|([\w$]+)))?)?|\[["'](?:local|session)Storage["']\]/g;
const reading = /^(?:getItem|removeItem|clear|key|length)$/;
const other =
  /(?<![\w$"'`-])(?:indexedDB\??\.open|cookieStore\??\.set)\(|\{[^{}]{0,200}\b(?:local|session)Storage\b[^{}]{0,200}\}\s*=\s*(?:window|self|globalThis)\b|["'`](?:local|session)["'`]\s*\+\s*["'`]Storage["'`]/;

/**
 * What a script of the browser stores on a visitor's device, where the site promises that nothing is stored.
 * @param placeOf where in the sources a place in the code is
 * @returns a sentence about the first such place, or nothing
 */
export function storageProblems(code: string, placeOf: (at: number) => string): string[] {
  const hasWriting = code.includes('.setItem');
  const stored = [...code.matchAll(storage)].find(([, place, method, key, name]) => {
    // The storage itself may be tested, but whoever gives it another name may write by it.
    if (method === undefined) return place !== undefined || hasWriting;
    return !reading.test(method) && !isPromised(code, key, name);
  });
  const found = stored ?? other.exec(code);
  return found
    ? [
        `its script stores something on the device with “${found[0].slice(0, 60)}” (${placeOf(found.index)}): visitors are promised that nothing is; the address, the state of the page or a form of the API can keep it instead`,
      ]
    : [];
}

/** Whether a key is one of the promised ones, itself or as a constant of the script. */
function isPromised(code: string, key: string | undefined, name: string | undefined): boolean {
  if (key !== undefined) return promised.includes(key);
  const constants = promised.flatMap((one) => ['"', "'", '`'].map((quote) => `${name}=${quote}${one}${quote}`));
  return name !== undefined && constants.some((one) => code.includes(` ${one}`) || code.includes(`,${one}`));
}
