import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractSurface } from '@ofgc/shared/contract/surface.ts';
import { packageFolder } from '../../build/package-folder.ts';

type Operations = ContractSurface['operations'];

/** The API's operations in the contract against which this machine builds. */
export async function contractOperations(): Promise<Operations> {
  const file = join(packageFolder('@ofgc/shared'), 'src/contract/surface.generated.json');
  return (JSON.parse(await readFile(file, 'utf8')) as ContractSurface).operations;
}

/**
 * The parts of the API that a release uses: the operations whose addresses are in its scripts, and the fields of their responses
 * whose names are. Scripts are minified, so that they contain no unused code; fields keep their names.
 * @param folder of the browser's build
 */
export async function readsOf(folder: string, operations: Operations): Promise<Operations> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const scripts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return readsOfScript(scripts.join('\n'), operations);
}

/** Like `readsOf`, for the text of one minified script, or of several joined. */
export function readsOfScript(script: string, operations: Operations): Operations {
  const asked = new Set(
    [...script.matchAll(/["'`](api\/(?:[\w./-]|\$\{[^{}`]*\})*)["'`]/g)].map(
      ([, path = '']) => `/${path.replaceAll(/\$\{[^{}`]*\}/g, '{}')}`,
    ),
  );
  const words = new Set(script.match(/[\w$]+/g));
  const used = Object.entries(operations).filter(([operation]) => asked.has(addressOf(operation)));
  return Object.fromEntries(
    used.map(([operation, fields]) => [operation, fields.filter((field) => words.has(lastName(field)))]),
  );
}

/** The form in which scripts contain the address: `/api/events/{}` for `GET /api/events/{id}`. */
function addressOf(operation: string): string {
  return operation.replace(/^\w+ /, '').replaceAll(/\{\w+\}/g, '{}');
}

/** `data[].family.name` is read as `name`. */
function lastName(field: string): string {
  return (
    field
      .split('.')
      .at(-1)
      ?.replaceAll(/[[\]{}]/g, '') ?? field
  );
}

/** @returns fields and operations that a release uses and an API lacks, a sentence each */
export function missingReads({ reads = {} }: { reads?: Operations | undefined }, api: Operations): string[] {
  return Object.entries(reads).flatMap(([operation, fields]) => {
    const answered = api[operation];
    if (!answered) return [`it asks for ${operation}, which the API does not have`];
    const missing = fields.filter((field) => !answered.includes(field));
    return missing.length > 0 ? [`it reads ${missing.join(', ')} of ${operation}, which the API does not answer`] : [];
  });
}

/** The same as `unknownApiAddresses` for the scripts of a release, a sentence each. @param folder of the browser's build */
export async function unknownReads(folder: string, api: Operations): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const scripts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return unknownApiAddresses(scripts.join('\n'), api).map(
    (path) => `its scripts ask for ${path}, which the API does not have`,
  );
}

/** What the API answers beside the operations that it describes: its description, and the pages that show it. */
const beside = ['api/openapi.json', 'api/docs'].map((path) => path.split('/'));

/**
 * Addresses of the API in a script that no operation has, for example one that only signed-in users would ask for, so that no page of a
 * trial does. A value in an address may be any part of it.
 */
export function unknownApiAddresses(script: string, api: Operations): string[] {
  const described = Object.keys(api).map((operation) => addressOf(operation).slice(1).split('/'));
  const known = [...described, ...beside];
  const asked = [...script.matchAll(/["'`]\/?(api\/(?:[\w./-]|\$\{[^{}`]*\})+)(?:\?[^"'`]*)?["'`]/g)].map(
    ([, path = '']) => path,
  );
  return [...new Set(asked)].filter((path) => {
    const parts = path.replaceAll(/\$\{[^{}`]*\}/g, '{}').split('/');
    return !known.some((operation) => isOf(operation, parts));
  });
}

function isOf(operation: readonly string[], parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? '';
  // The rest may be added to it, or be in its last value.
  const isOpen = last === '' || last.includes('{}');
  const whole = last === '' ? parts.slice(0, -1) : parts;
  if (isOpen ? operation.length < whole.length : operation.length !== whole.length) return false;
  return whole.every((part, place) => part.includes('{}') || operation[place] === part || operation[place] === '{}');
}
