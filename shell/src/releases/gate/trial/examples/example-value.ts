import type { Schema } from '@ofgc/shared/contract/openapi.ts';

/** An element that no page has: where it stands in a page as an element, a text of the API was put in as markup. */
export const exampleTag = '<ejemplo>';
/** In each secret of the API's answers: no address may contain it. */
export const secretMark = 'secreto-de-prueba';
/** The least entries of a list, so that a page shows what differs between two. */
const entries = 2;
/** How long after the trial the first days are, in milliseconds: of what is over, pages show less. */
const untilDay = 30 * 24 * 3_600_000;
/** Names of what addresses are made of. */
const ofAddress = /^(?:id|key|slug|code|token|reference)$|(?:Id|Key|Slug|Code)$/;
const contacts: Record<string, (turn: number) => string> = {
  email: (turn) => `ejemplo-${turn}@ejemplo.example`,
  phone: (turn) => `928 000 00${turn % 10}`,
};
const formats: Record<string, (turn: number, instant: Date) => string> = {
  'date-time': (turn, instant) => `${day(turn, instant)}T18:00:00.000Z`,
  date: day,
  uri: (turn) => `https://ejemplo.example/${turn}`,
};

/**
 * A value that a schema allows, always the same: in the first entry of a list everything is there, and later ones have other choices,
 * with nothing where nothing may be. @param instant after which its days are @param turn counts from 1 @param name of the property that has it
 */
export function exampleValue(schema: Schema, instant: Date, turn = 1, name = ''): unknown {
  const {
    type,
    format,
    properties,
    items,
    anyOf,
    oneOf,
    allOf,
    additionalProperties,
    propertyNames,
    contentMediaType,
  } = schema;
  const choices = anyOf ?? oneOf;
  if (choices) return exampleValue(choices[(turn - 1) % choices.length] ?? {}, instant, turn, name);
  if (schema.enum) return schema.enum[(turn - 1) % schema.enum.length];
  if (allOf) return Object.assign({}, ...allOf.map((one) => exampleValue(one, instant, turn, name)));
  if (type === 'array') {
    const length = Math.max(entries, schema.minItems ?? 0);
    return Array.from({ length }, (_, place) => exampleValue(items ?? {}, instant, turn + place, name));
  }
  if (type === 'object') {
    const named = Object.entries(properties ?? {}).map(([key, one]) => [key, exampleValue(one, instant, turn, key)]);
    const keys = propertyNames?.enum ?? [`ejemplo-${turn}`];
    const others =
      typeof additionalProperties === 'object'
        ? keys.map((key) => [key, exampleValue(additionalProperties, instant, turn, name)])
        : [];
    return Object.fromEntries([...named, ...others]);
  }
  if (type === 'boolean') return turn % 2 === 1;
  if (type === 'integer' || type === 'number') return exampleNumber(schema, turn);
  if (type === 'null') return null;
  if (schema['x-secret']) return `${secretMark}-${turn}`;
  if (contentMediaType === 'text/html') return `<p>Ejemplo ${turn}</p>`;
  const write = formats[format ?? ''] ?? contacts[name];
  return fitting(schema.pattern, write ? write(turn, instant) : exampleText(turn, name), turn);
}

/** @param name of its property: what is called a path is that of the home page, because links lead there */
function exampleText(turn: number, name: string): string {
  if (name === 'path') return '/';
  return ofAddress.test(name) ? `ejemplo-${turn}` : `Ejemplo ${turn} ${exampleTag} & «más»`;
}

/** The first text that a pattern of the API accepts; the usual one where it accepts none. */
function fitting(pattern: string | undefined, usual: string, turn: number): string {
  const accepted = pattern === undefined ? undefined : compiled(pattern);
  if (!accepted) return usual;
  const last = turn % 10;
  const texts = [
    '/',
    `1${last}:00`,
    `ABC-12345${last}`,
    `ejemplo-${turn}`,
    `ejemplo-${turn}@ejemplo.example`,
    `12345${last}`,
  ];
  return [usual, ...texts].find((text) => accepted.test(text)) ?? usual;
}

/** A pattern of the description, which another server may write in another way. */
function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern);
  } catch {
    return undefined;
  }
}

function exampleNumber(
  { minimum = 0, exclusiveMinimum = minimum - 1, maximum = Infinity }: Schema,
  turn: number,
): number {
  return Math.min(Math.max(turn, minimum, exclusiveMinimum + 1), maximum);
}

/** A day for each of 28 turns. */
function day(turn: number, instant: Date): string {
  return new Date(instant.getTime() + untilDay + (turn % 28) * 24 * 3_600_000).toISOString().slice(0, 10);
}
