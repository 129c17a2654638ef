import type { Schema } from '@ofgc/shared/contract/openapi.ts';

/** An element that no page has: where it stands in a page as an element, a text of the API was put in as markup. */
export const exampleTag = '<ejemplo>';
/** In each secret of the API's answers: no address may contain it. */
export const secretMark = 'secreto-de-prueba';
/** The least entries of a list, so that a page shows what differs between two. */
const entries = 2;
/** Names of what addresses are made of. */
const ofAddress = /^(?:id|key|slug|code|token|reference|path)$|(?:Id|Key|Slug|Code)$/;
const contacts: Record<string, (turn: number) => string> = {
  email: (turn) => `ejemplo-${turn}@ejemplo.example`,
  phone: (turn) => `928 000 00${turn % 10}`,
};
const formats: Record<string, (turn: number) => string> = {
  'date-time': (turn) => `2026-12-${day(turn)}T18:00:00.000Z`,
  date: (turn) => `2026-12-${day(turn)}`,
  uri: (turn) => `https://ejemplo.example/${turn}`,
};

/**
 * A value that a schema allows, always the same: in the first entry of a list everything is there, and later ones have other choices,
 * with nothing where nothing may be. @param turn counts from 1 @param name of the property that has it
 */
export function exampleValue(schema: Schema, turn = 1, name = ''): unknown {
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
  if (choices) return exampleValue(choices[(turn - 1) % choices.length] ?? {}, turn, name);
  if (schema.enum) return schema.enum[(turn - 1) % schema.enum.length];
  if (allOf) return Object.assign({}, ...allOf.map((one) => exampleValue(one, turn, name)));
  if (type === 'array') return exampleList(items ?? {}, Math.max(entries, schema.minItems ?? 0), turn, name);
  if (type === 'object') {
    const named = Object.entries(properties ?? {}).map(([key, one]) => [key, exampleValue(one, turn, key)]);
    const keys = propertyNames?.enum ?? [`ejemplo-${turn}`];
    const others =
      typeof additionalProperties === 'object'
        ? keys.map((key) => [key, exampleValue(additionalProperties, turn, name)])
        : [];
    return Object.fromEntries([...named, ...others]);
  }
  if (type === 'boolean') return turn % 2 === 1;
  if (type === 'integer' || type === 'number') return exampleNumber(schema, turn);
  if (type === 'null') return null;
  if (schema['x-secret']) return `${secretMark}-${turn}`;
  if (contentMediaType === 'text/html') return `<p>Ejemplo ${turn}</p>`;
  const write = formats[format ?? ''] ?? contacts[name];
  if (write) return write(turn);
  return ofAddress.test(name) ? `ejemplo-${turn}` : `Ejemplo ${turn} ${exampleTag} & «más»`;
}

function exampleList(items: Schema, length: number, turn: number, name: string): unknown[] {
  return Array.from({ length }, (_, place) => exampleValue(items, turn + place, name));
}

function exampleNumber(
  { minimum = 0, exclusiveMinimum = minimum - 1, maximum = Infinity }: Schema,
  turn: number,
): number {
  return Math.min(Math.max(turn, minimum, exclusiveMinimum + 1), maximum);
}

function day(turn: number): string {
  return String(1 + (turn % 28)).padStart(2, '0');
}
