import type { OpenApi, Schema } from '@ofgc/shared/contract/openapi.ts';
import { pathShapes } from '../path-shapes.ts';
import { exampleValue } from './example-value.ts';

export type Method = 'get' | 'post';
/** Answers a call in the API's place; undefined where its description has no such answer. */
export type AnswerExample = (method: Method, path: string) => unknown;

interface Operation {
  shape: RegExp;
  /** The names of what is asked for in the address: `id` of `/api/news/{id}`. */
  names: string[];
  schema: Schema;
}

/** Makes answers from the API's description: of nobody, and with all that the API may answer. @param instant after which their days are */
export function createExamples({ paths }: OpenApi, instant = new Date()): AnswerExample {
  const operations: Record<Method, Operation[]> = { get: [], post: [] };
  for (const [path, described] of Object.entries(paths))
    for (const method of ['get', 'post'] as const) {
      const answers = Object.entries(described[method]?.responses ?? {});
      const schema = answers.find(([status]) => status.startsWith('2'))?.[1].content?.['application/json']?.schema;
      const [shape] = pathShapes([path]);
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      if (schema && shape) operations[method].push({ shape, names, schema });
    }
  return (method, path) => {
    const operation = operations[method].find(({ shape }) => shape.test(path));
    return operation && answerOf(operation, path, instant);
  };
}

function answerOf({ shape, names, schema }: Operation, path: string, instant: Date): unknown {
  const answer = exampleValue(schema, instant) as { data?: unknown; meta?: { total?: number } };
  const { data, meta } = answer;
  if (Array.isArray(data) && meta) Object.assign(meta, { total: data.length, page: 1 });
  if (typeof data === 'object' && data !== null)
    answerAsked(data, schema.properties?.data?.properties ?? {}, asked(shape, names, path));
  return answer;
}

/** What was asked for, by its names. */
function asked(shape: RegExp, names: readonly string[], path: string): [name: string, value: string][] {
  const values = shape.exec(path)?.slice(1) ?? [];
  return names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]);
}

function answerAsked(data: object, properties: Record<string, Schema>, given: [name: string, value: string][]): void {
  for (const [name, value] of given) {
    const { type, enum: choices } = properties[name] ?? {};
    if (type === 'string' && (choices?.includes(value) ?? true)) Reflect.set(data, name, value);
    if (type === 'integer' && /^\d+$/.test(value)) Reflect.set(data, name, Number(value));
  }
}
