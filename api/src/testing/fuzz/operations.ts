import { z } from 'zod';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

export interface Parameter {
  name: string;
  in: 'query' | 'path';
  schema: { type?: string; enum?: string[]; properties?: object; allowEmptyValue?: boolean } & object;
}

export interface Operation {
  method: 'GET' | 'POST';
  path: string;
  parameters: Parameter[];
  /** The schemas of a form's fields. */
  fields: Record<string, { type?: string }> | null;
}

interface Description {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[];
        requestBody?: { content: Record<string, { schema: { properties?: Record<string, { type?: string }> } }> };
      }
    >
  >;
}

/** All operations in the API's own description. */
export function readOperations(description: unknown): Operation[] {
  return Object.entries((description as Description).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      parameters,
      fields: requestBody ? (Object.values(requestBody.content)[0]?.schema.properties ?? {}) : null,
    })),
  );
}

const checks = new Map<Parameter, z.ZodType>();

/** Whether the description allows a parameter's value. */
export function isAllowedValue(parameter: Parameter, value: string): boolean {
  if (value === '' && parameter.schema.allowEmptyValue) return true;
  const check = checks.get(parameter) ?? z.fromJSONSchema(parameter.schema as JsonSchema);
  checks.set(parameter, check);
  const isNumber = parameter.schema.type === 'integer' || parameter.schema.type === 'number';
  return check.safeParse(isNumber ? Number(value) : value).success;
}
