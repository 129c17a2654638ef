/** A call with which an action sends what somebody typed to the API. */
export interface PostedCall {
  path: string;
  /** Its body as text. */
  body: string;
}

/** @param body as it was given to the API's client: fields with files, or anything else */
export function postedCall(path: string, body: unknown): PostedCall {
  const fields = body instanceof FormData ? [...body].filter(([, value]) => typeof value === 'string') : body;
  return { path, body: JSON.stringify(fields) ?? '' };
}

/** What is wrong with the calls of a form that the API takes. @param texts what was typed, of which nobody else writes anything */
export function postedProblems(calls: readonly PostedCall[], texts: readonly string[]): string[] {
  if (calls.length === 0) return [];
  const twice = calls.find(({ path, body }, at) =>
    calls.slice(0, at).some((one) => one.path === path && one.body === body),
  );
  const all = plain(calls.map(({ body }) => body).join());
  const values = new Set(calls.flatMap(({ body }) => valuesOf(body)).map(plain));
  const lost = texts.find((text) => !all.includes(plain(JSON.stringify(text))) && !isInLines(text, values));
  return [
    ...(twice ? [`sends the same to ${twice.path} twice`] : []),
    ...(lost === undefined
      ? []
      : [`does not send all that was typed to the API (“${lost}” is in no call as it was written)`]),
  ];
}

/** Whether each line of a text is a value of its own, as of a list with one name a line. */
function isInLines(text: string, values: ReadonlySet<string>): boolean {
  const lines = text.split('\n');
  return lines.length > 1 && lines.every((line) => values.has(plain(line)));
}

/** The texts in the body of a call. @param body as JSON */
function valuesOf(body: string): string[] {
  const values: string[] = [];
  if (body) JSON.parse(body, (_, value: unknown) => void (typeof value === 'string' && values.push(value.trim())));
  return values;
}

/** Without what a form may tidy up: spaces, hyphens, capitals. @param text as JSON */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?:\\r)?\\n/g, '¶')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\d@€«»¶]/gu, '');
}
