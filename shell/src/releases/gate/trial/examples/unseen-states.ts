import type { OpenApi, Schema } from '@ofgc/shared/contract/openapi.ts';
import { pathShapes } from '../path-shapes.ts';

/** Longer lists of choices are names of drawings and instruments, not states. */
const mostChoices = 12;
/** How often a page is rendered with such states at most. */
const mostTurns = 8;

/** States that the API's description allows and that nothing is in today. */
export interface UnseenStates {
  /** Notes the states in answers of the API. @param asked its paths, in the same order */
  note: (asked: readonly string[], answers: readonly unknown[]) => void;
  /** How often a page with these answers has to be rendered so that it shows each state that was not noted. */
  turnsFor: (asked: readonly string[], answers: readonly unknown[]) => number;
  /** Says which of the states `change` enters. @param turn counts from 0 */
  take: (turn: number) => void;
  /** The answer with another state wherever one was not noted; `null` where nothing may be, in the last turn. */
  change: (path: string, answer: unknown) => unknown;
}

type Choose = (name: string, schema: Schema, value: unknown) => unknown;

/** @param description of the API */
export function createUnseenStates({ paths, components }: OpenApi): UnseenStates {
  const operations = Object.entries(paths).flatMap(([path, { get }]) => {
    const answers = Object.entries(get?.responses ?? {});
    const schema = answers.find(([status]) => status.startsWith('2'))?.[1].content?.['application/json']?.schema;
    return schema ? pathShapes([path]).map((shape) => ({ shape, schema })) : [];
  });
  const schemaOf = (path: string) => operations.find(({ shape }) => shape.test(path))?.schema;
  const named = (schema: Schema): Schema => components?.schemas?.[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
  const noted = new Map<string, Set<unknown>>();
  const kinds = new WeakMap<Schema, number>();
  const kindOf = numberTexts();
  /** The same property of the same kind, whichever answer it is in. */
  const keyOf = (name: string, schema: Schema) => {
    const kind = kinds.get(schema) ?? kindOf(JSON.stringify(schema));
    kinds.set(schema, kind);
    return `${name} ${kind}`;
  };
  let turn = 0;
  const unseen = (name: string, schema: Schema) => {
    const seen = noted.get(keyOf(name, schema));
    return choicesOf(schema).filter((choice) => !seen?.has(choice));
  };

  function walk(given: Schema, value: unknown, name: string, choose: Choose): unknown {
    const schema = named(given);
    const chosen = choicesOf(schema).length > 0 ? choose(name, schema, value) : value;
    if (chosen !== value || typeof value !== 'object' || value === null) return chosen;
    const { items, properties = {} } = named(contentOf(schema));
    if (Array.isArray(value)) return items ? value.map((one) => walk(items, one, name, choose)) : value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, properties[key] ? walk(properties[key], one, key, choose) : one]),
    );
  }
  const walkAll = (asked: readonly string[], answers: readonly unknown[], choose: Choose) => {
    for (const [at, path] of asked.entries()) {
      const schema = schemaOf(path);
      if (schema) walk(schema, answers[at], '', choose);
    }
  };
  return {
    note: (asked, answers) =>
      walkAll(asked, answers, (name, schema, value) => {
        const key = keyOf(name, schema);
        noted.set(key, (noted.get(key) ?? new Set()).add(noteOf(schema, value)));
        return value;
      }),
    turnsFor: (asked, answers) => {
      let most = 0;
      walkAll(asked, answers, (name, schema, value) => {
        most = Math.max(most, unseen(name, schema).length);
        return value;
      });
      return Math.min(most, mostTurns);
    },
    take: (next) => {
      turn = next;
    },
    change: (path, answer) => {
      const schema = schemaOf(path);
      if (!schema) return answer;
      return walk(schema, answer, '', (name, one, value) => {
        const others = unseen(name, one);
        return turn < others.length ? others[turn] : value;
      });
    },
  };
}

/** @returns gives equal texts the same number: what is looked up by a long text again and again is looked up slowly */
function numberTexts(): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
  };
}

/** A value that is there, of which a schema says only that it may be missing. */
const present = Symbol('present');

/** What a property may be: its states, and null where it may be missing. */
function choicesOf({ enum: states, anyOf = [] }: Schema): readonly unknown[] {
  if (states) return states.length > 1 && states.length <= mostChoices ? states : [];
  if (!anyOf.some(({ type }) => type === 'null')) return [];
  const [inner = {}] = anyOf.filter(({ type }) => type !== 'null');
  return inner.enum ? [...choicesOf(inner), null] : [null];
}

function noteOf({ anyOf = [] }: Schema, value: unknown): unknown {
  return value === null || !anyOf.some(({ type }) => type === 'null') || anyOf.some((one) => one.enum)
    ? value
    : present;
}

/** The schema of a value that may also be null. Where several kinds are allowed, it is unknown which one a value has. */
function contentOf(schema: Schema): Schema {
  const kinds = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return kinds.length === 1 ? (kinds[0] ?? {}) : schema;
}
