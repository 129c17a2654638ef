/** What the site itself stores, because a visitor asked for it: how the booklet looks, and that nothing may be kept for offline use. */
const promised = ['ofgc:hand-programme', 'ofgc:keep-nothing'];
const storage =
  /(?<!typeof |[\w$"'`-])(?:localStorage|sessionStorage)(?![\w$"'`:-])(\[)?(?:\??\.(\w+)(?:\(\s*(?:["'`]([^"'`]*)["'`]|([\w$]+)))?)?|\[["'](?:local|session)Storage["']\]/g;
const reading = /^(?:getItem|removeItem|clear|key|length)$/;
const other = /(?<![\w$"'`-])(?:indexedDB\??\.open|cookieStore\??\.set)\(/;

/** What a script of the browser stores on a visitor's device, where the site promises that nothing is stored. @param file its name */
export function storageProblems(file: string, code: string): string[] {
  const hasWriting = code.includes('.setItem');
  const stored = [...code.matchAll(storage)].find(([, place, method, key, name]) => {
    // The storage itself may be tested, but whoever gives it another name may write by it.
    if (method === undefined) return place !== undefined || hasWriting;
    return !reading.test(method) && !isPromised(code, key, name);
  });
  const [what] = stored ?? other.exec(code) ?? [];
  return what
    ? [
        `its script ${file} stores something on the device with “${what.slice(0, 60)}”: visitors are promised that nothing is`,
      ]
    : [];
}

/** Whether a key is one of the promised ones, itself or as a constant of the script. */
function isPromised(code: string, key: string | undefined, name: string | undefined): boolean {
  if (key !== undefined) return promised.includes(key);
  const constants = promised.flatMap((one) => ['"', "'", '`'].map((quote) => `${name}=${quote}${one}${quote}`));
  return name !== undefined && constants.some((one) => code.includes(` ${one}`) || code.includes(`,${one}`));
}
