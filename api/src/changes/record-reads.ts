import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, OperationNode, PluginTransformQueryArgs, RawNode, TableNode } from 'kysely';

/** What is read in one request, or for one cached result. */
export interface Reading {
  /** The relations that its queries named so far. */
  relations: Set<string>;
  /** The newest revision of the content known before it began. */
  revision: number;
}

const recording = new AsyncLocalStorage<Reading>();

/** Runs a function, and adds the names of all relations that its queries name to the reading, however deep the call. */
export function recordingReads<Result>(reading: Reading, run: () => Result): Result {
  return recording.run(reading, run);
}

/** The revision of the reading that runs; undefined outside of one. */
export const revisionOfReading = (): number | undefined => recording.getStore()?.revision;

/** Adds the relations of an earlier read whose result is used again. */
export function addReads(relations: Iterable<string>): void {
  const reading = recording.getStore();
  if (reading) for (const relation of relations) reading.relations.add(relation);
}

/**
 * Records the relations in the tree of each query. In the text of `sql` templates, every word outside quotes is recorded, so that no table
 * is missed; the database's catalogue later decides which words are relations (`relations.ts`).
 */
export class ReadRecorder implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    const reading = recording.getStore();
    if (reading) addNames(node, reading.relations);
    return node;
  }

  transformResult: KyselyPlugin['transformResult'] = ({ result }) => Promise.resolve(result);
}

const isNode = (value: unknown): value is OperationNode =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

function addNames(node: OperationNode, names: Set<string>): void {
  if (node.kind === 'TableNode') names.add((node as TableNode).table.identifier.name);
  if (node.kind === 'RawNode') for (const text of (node as RawNode).sqlFragments) addWords(text, names);
  for (const part of Object.values(node) as unknown[]) {
    if (Array.isArray(part)) {
      for (const one of part) if (isNode(one)) addNames(one, names);
    } else if (isNode(part)) addNames(part, names);
  }
}

function addWords(text: string, names: Set<string>): void {
  for (const [word] of text.replaceAll(/'[^']*'/g, '').matchAll(/[a-z_]\w*/g)) names.add(word);
}
