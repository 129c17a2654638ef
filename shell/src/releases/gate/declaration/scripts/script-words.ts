/** Addresses of the machine of whoever wrote a script. The host alone, to which nothing is added, is the base of a relative address. */
const ownMachine = /["'`](https?:\/\/(?:localhost|127\.0\.0\.1)(?![\w.-]|\/?["'`](?!\s*[+.]))[^"'`]{0,20})/;
/** Keys of usual services, which everybody could read in a script. */
const secrets =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:sk|rk)_live_[\dA-Za-z]{16,}|\bAKIA[\dA-Z]{16}\b|\bgh[pousr]_[\dA-Za-z]{36}|\bgithub_pat_\w{22,}|\bglpat-[\w-]{20,}|\bsk-(?:proj|ant)-[\w-]{20,}|\b(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|redis):\/\/[^\s:/"'`]+:[^\s@"'`]+@|\bAIza[\w-]{35}\b|\bxox[abprs]-[\dA-Za-z-]{20,}/;

/** Keys for maps are public elsewhere; here they are of no use, because the policy lets no section ask other sites. */
function hintFor(secret: string): string {
  return secret.startsWith('AIza') ? ' (maps are loaded by the shell alone)' : '';
}

/** Signs by which a script would know that it is looked at: of browsers that are driven, of those that try releases, of previews. */
const watched =
  /(?:\bnavigator)?\.webdriver\b|\{[^{}]{0,100}\bwebdriver\b[^{}]{0,100}\}\s*=\s*navigator\b|["'`]webdriver["'`]|\bHeadlessChrome\b|marca-de-quien-visita|\bofgc-preview\b|@198\.18\./;

/** A worker for all pages of the site. The policy refuses an address that is a text. */
const ownWorker = /\bserviceWorker\??\.register\(\s*["'`][^"'`]{0,60}/;

/** What a script of the browser says that no visitor may get. @param file its name @param code also its texts @param placeOf where in the sources a place in the code is */
export function scriptWordProblems(file: string, code: string, placeOf: (at: number) => string = () => ''): string[] {
  const [, machine] = ownMachine.exec(code) ?? [];
  const [secret] = secrets.exec(code) ?? [];
  const [worker] = ownWorker.exec(code) ?? [];
  return [
    ...watchedProblems(file, code, placeOf),
    ...(machine ? [`its script ${file} asks the machine of whoever wrote it: ${machine}`] : []),
    ...(worker ? [`its script ${file} registers a service worker, of which the site has one alone: ${worker}`] : []),
    ...(secret ? [`its script ${file} has a secret in it: ${secret.slice(0, 8)}…${hintFor(secret)}`] : []),
  ];
}

/**
 * Custom elements that a script of a section names for all sections: a second section with the same library could not load.
 * @param section its name, with which the elements' names begin
 */
export function customElementProblems(file: string, code: string, section: string): string[] {
  const names = [...code.matchAll(/\bcustomElements\.define\(\s*["'`]([\w-]+)["'`]/g)].map(([, name = '']) => name);
  return names
    .filter((name) => !name.startsWith(`${section}-`))
    .map((name) => `its script ${file} defines <${name}> for all sections: its own elements begin with ${section}-`);
}

/** Whether a script of either side asks whether it is tried. @param placeOf where in the sources a place in the code is */
export function watchedProblems(file: string, code: string, placeOf: (at: number) => string): string[] {
  const sign = watched.exec(code);
  // Skips the name in libraries that report errors.
  return sign && !placeOf(sign.index).includes('node_modules/')
    ? [`its script ${file} asks whether it is tried or looked at: ${sign[0].slice(0, 60)}`]
    : [];
}
