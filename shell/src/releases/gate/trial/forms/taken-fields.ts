import type { OpenApi } from '@ofgc/shared/contract/openapi.ts';
import { pathShapes } from '../path-shapes.ts';

/** What the API takes that is posted to a path. */
export interface TakenBody {
  /** The fields without which it takes nothing. */
  required: readonly string[];
  /** All its fields; undefined where they depend on what the path names. */
  names?: readonly string[] | undefined;
  /** Of fields that are chosen, the values. */
  choices?: Readonly<Record<string, readonly unknown[]>>;
}

/** What the API takes at a path; undefined where nothing can be posted to it. */
export type TakenFields = (path: string) => TakenBody | undefined;

/** @param description of the API */
export function createTakenFields({ paths }: OpenApi): TakenFields {
  // `/a/confirm` before `/a/{id}`, which fits it, too.
  const fixedFirst = Object.entries(paths).toSorted(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')));
  const operations = fixedFirst.flatMap(([path, { post }]) => {
    const [shape] = pathShapes([path]);
    const schema = post?.requestBody?.content?.['application/json']?.schema;
    const isTicked = (name: string) => schema?.properties?.[name]?.type === 'boolean';
    if (!post || !shape) return [];
    const properties = Object.entries(schema?.properties ?? {});
    const choices = properties.flatMap(([name, { type, enum: values }]) =>
      type === 'string' && values ? [[name, values] as const] : [],
    );
    const taken: TakenBody = {
      // Browsers do not send a box that is not ticked, and the API reads its absence as false.
      required: (schema?.required ?? []).filter((name) => !isTicked(name)),
      // The fields of an inscription are those of its key.
      names: schema?.propertyNames && !path.includes('{') ? properties.map(([name]) => name) : undefined,
      choices: Object.fromEntries(choices),
    };
    return [{ shape, taken }];
  });
  return (path) => operations.find(({ shape }) => shape.test(path))?.taken;
}
