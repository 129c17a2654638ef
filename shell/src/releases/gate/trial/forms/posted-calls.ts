import type { TakenBody, TakenFields } from './taken-fields.ts';

/** A call with which an action sends what somebody typed to the API. */
export interface PostedCall {
  path: string;
  /** Its body as text. */
  body: string;
  /** The names of its fields. */
  names: readonly string[];
  /** The texts that the API answered. */
  answered: readonly string[];
  /** Those of them that name what was sent: each belongs to who sent it. */
  references: readonly string[];
}

/** @param body as it was given to the API's client, plain data @param answer undefined where the API did not take it */
export function postedCall(path: string, body: unknown, answer?: unknown): PostedCall {
  return {
    path,
    body: JSON.stringify(body) ?? '',
    names: namesOf(body),
    answered: valuesOf(JSON.stringify(answer) ?? ''),
    references: valuesOf(JSON.stringify(answer) ?? '', 'reference'),
  };
}

function namesOf(body: unknown): string[] {
  return typeof body === 'object' && body !== null
    ? Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : name))
    : [];
}

/**
 * What is wrong with the calls of a form that the API takes.
 * @param texts what was typed, of which nobody else writes anything @param takenFields of the live API
 */
export function postedProblems(
  calls: readonly PostedCall[],
  texts: readonly string[],
  takenFields: TakenFields,
): string[] {
  if (calls.length === 0) return [];
  const twice = calls.find(({ path, body }, at) =>
    calls.slice(0, at).some((one) => one.path === path && one.body === body),
  );
  const [lost] = lostTexts(calls, texts);
  return [
    ...new Set(calls.flatMap((call) => untakenProblems(call, takenFields(call.path), texts))),
    ...(twice ? [`sends the same to ${twice.path} twice`] : []),
    ...(lost === undefined
      ? []
      : [`does not send all that was typed to the API (“${lost}” is in no call as it was written)`]),
  ];
}

/** The texts that are in no call as they were written. */
export function lostTexts(calls: readonly PostedCall[], texts: readonly string[]): string[] {
  const all = plain(calls.map(({ body }) => body).join());
  const values = new Set(calls.flatMap(({ body }) => valuesOf(body)).map(plain));
  return texts.filter((text) => !all.includes(plainNumber(text)) && !isInLines(text, values));
}

/** The API would refuse such a call whatever is typed. */
function untakenProblems(call: PostedCall, taken: TakenBody | undefined, texts: readonly string[]): string[] {
  const { path, names } = call;
  if (!taken) return [`is posted to ${path}, where the API takes nothing`];
  const missing = taken.required.filter((name) => !names.includes(name)).map((name) => `“${name}”`);
  if (missing.length > 0) return [`is posted to ${path} without ${missing.join(', ')}, which the API requires`];
  const fields = fieldsOf(call);
  const isTyped = (value: unknown) => texts.some((text) => plain(text) === plain(String(value)));
  const unknown = fields.find(
    ([name, value]) =>
      taken.names?.includes(name) === false &&
      isTyped(value) &&
      !fields.some(([other, same]) => same === value && taken.names?.includes(other)),
  );
  const wrong = fields.find(([name, value]) => {
    const values = taken.choices?.[name];
    return (
      values && value !== '' && value !== null && value !== undefined && !values.includes(value) && !isTyped(value)
    );
  });
  return [
    ...(unknown ? [`sends what was typed to ${path} as “${unknown[0]}”, which the API does not know`] : []),
    ...(wrong
      ? [
          `sends “${String(wrong[1])}” to ${path} as “${wrong[0]}”, where the API takes ${taken.choices?.[wrong[0]]
            ?.slice(0, 8)
            .map((value) => `“${String(value)}”`)
            .join(', ')}`,
        ]
      : []),
  ];
}

/** The fields of a call with their values. */
export function fieldsOf({ body }: PostedCall): (readonly [name: string, value: unknown])[] {
  const sent: unknown = body ? JSON.parse(body) : undefined;
  return typeof sent === 'object' && sent !== null ? Object.entries(sent) : [];
}

/** Whether each line of a text is a value of its own, as of a list with one name a line. */
function isInLines(text: string, values: ReadonlySet<string>): boolean {
  const lines = text.split('\n');
  return lines.length > 1 && lines.every((line) => values.has(plain(line)));
}

/** A text as it is compared; a telephone number without its country’s prefix, which a form may leave out. */
function plainNumber(text: string): string {
  const [, number] = /^\+\d+ (\d{9})$/.exec(text) ?? [];
  return number ?? plain(JSON.stringify(text));
}

/** The texts in the body of a call. @param body as JSON @param name of their properties; all by default */
function valuesOf(body: string, name?: string): string[] {
  const values: string[] = [];
  const read = (key: string, value: unknown) => {
    if (typeof value === 'string' && key === (name ?? key)) values.push(value.trim());
  };
  if (body) JSON.parse(body, read);
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
