type Formatter = new (...given: unknown[]) => object;
type Method = (this: unknown, locales?: unknown, ...rest: unknown[]) => string;

const formatters = ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'ListFormat', 'RelativeTimeFormat'];
const methods: readonly [object, readonly string[]][] = [
  [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
  [Number.prototype, ['toLocaleString']],
  [BigInt.prototype, ['toLocaleString']],
];

/** Makes the language changeable in which dates and figures are written where the code names none. @returns sets it */
export function makeDefaultLocaleChangeable(): (language: string | undefined) => void {
  let spoken: string | undefined;
  const intl = Intl as unknown as Record<string, Formatter>;
  for (const name of formatters) {
    const format = intl[name];
    if (!format) continue;
    const withLanguage = ([locales, ...rest]: unknown[]) => [locales ?? spoken, ...rest];
    intl[name] = new Proxy(format, {
      construct: (target, given, created) => Reflect.construct(target, withLanguage(given), created) as object,
      apply: (target, self, given) => Reflect.apply(target as never, self, withLanguage(given)),
    });
  }
  for (const [owner, names] of methods)
    for (const name of names) {
      const write = Reflect.get(owner, name) as Method;
      const replaced = {
        [name](locales: unknown, ...rest: unknown[]) {
          return write.call(this, locales ?? spoken, ...rest);
        },
      };
      Object.defineProperty(owner, name, { value: replaced[name], configurable: true, writable: true });
    }
  return (language) => {
    spoken = language;
  };
}
