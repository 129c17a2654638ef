/** A part of an answer, as JSON Schema. */
export interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  contentMediaType?: string;
  /** It opens something to whoever has it. */
  'x-secret'?: boolean;
  enum?: readonly unknown[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  propertyNames?: Schema;
  required?: readonly string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
  $ref?: string;
}
interface Operation {
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** Operation → the paths of its answers' fields: `data[].title`. */
export function operationsOf({ paths, components }: OpenApi): Record<string, string[]> {
  const entries = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { responses = {} }]) => {
      const schemas = Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, { content }]) => content?.['application/json']?.schema ?? []);
      const fields = new Set(schemas.flatMap((schema) => fieldsOf(schema, '', components?.schemas ?? {}, [])));
      return [`${method.toUpperCase()} ${path}`, [...fields].toSorted()] as const;
    }),
  );
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}

function fieldsOf(schema: Schema, at: string, named: Record<string, Schema>, inside: readonly string[]): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [], additionalProperties, $ref } = schema;
  const name = $ref?.split('/').at(-1);
  // A tree of blocks has blocks in it.
  if (name) return named[name] && !inside.includes(name) ? fieldsOf(named[name], at, named, [...inside, name]) : [];
  const below = (one: Schema, place: string) => fieldsOf(one, place, named, inside);
  return [
    ...Object.entries(properties).flatMap(([key, one]) => {
      const path = at ? `${at}.${key}` : key;
      return [path, ...below(one, path)];
    }),
    ...(items ? below(items, `${at}[]`) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => below(one, at)),
    ...(typeof additionalProperties === 'object' ? below(additionalProperties, `${at}{}`) : []),
  ];
}
