import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractSurface } from '@ofgc/shared/contract/surface.ts';
import { packageFolder } from '../build/package-folder.ts';

type Operations = ContractSurface['operations'];

/** The API's operations as the contract describes them that this machine builds against. */
export async function contractOperations(): Promise<Operations> {
  const file = join(packageFolder('@ofgc/shared'), 'src/contract/surface.generated.json');
  return (JSON.parse(await readFile(file, 'utf8')) as ContractSurface).operations;
}

/**
 * What a release asks of the API: the operations whose addresses stand in its scripts, and of their answers' fields those
 * whose names do. Scripts are minified, so that unused code is not in them; fields keep their names.
 * @param folder of the browser's build
 */
export async function readsOf(folder: string, operations: Operations): Promise<Operations> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const scripts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return readsOfScript(scripts.join('\n'), operations);
}

/** The same of one minified script’s text, or of several put together. */
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

/** `GET /api/events/{id}` is asked for at `/api/events/{}`. */
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

/** @returns what a release reads and an API does not answer, a sentence each */
export function missingReads({ reads = {} }: { reads?: Operations | undefined }, api: Operations): string[] {
  return Object.entries(reads).flatMap(([operation, fields]) => {
    const answered = api[operation];
    if (!answered) return [`it asks for ${operation}, which the API does not have`];
    const missing = fields.filter((field) => !answered.includes(field));
    return missing.length > 0 ? [`it reads ${missing.join(', ')} of ${operation}, which the API does not answer`] : [];
  });
}
