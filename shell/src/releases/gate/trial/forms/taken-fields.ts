import type { OpenApi } from '@ofgc/shared/contract/openapi.ts';
import { pathShapes } from '../path-shapes.ts';

/** The fields without which the API takes nothing that is posted to a path; undefined where nothing can be posted to it. */
export type TakenFields = (path: string) => readonly string[] | undefined;

/** @param description of the API */
export function createTakenFields({ paths }: OpenApi): TakenFields {
  // `/a/confirm` before `/a/{id}`, which fits it, too.
  const fixedFirst = Object.entries(paths).toSorted(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')));
  const operations = fixedFirst.flatMap(([path, { post }]) => {
    const [shape] = pathShapes([path]);
    const schema = post?.requestBody?.content?.['application/json']?.schema;
    const isTicked = (name: string) => schema?.properties?.[name]?.type === 'boolean';
    // A box that nobody ticks is not sent: the API takes it for false.
    return post && shape ? [{ shape, required: (schema?.required ?? []).filter((name) => !isTicked(name)) }] : [];
  });
  return (path) => operations.find(({ shape }) => shape.test(path))?.required;
}
