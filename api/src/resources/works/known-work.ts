import type { Content } from '../../content/read-content.ts';

/**
 * Checks the id of a work that another content file names, and returns it.
 * @param file the other file
 * @throws Error for the editor where `works.json` does not contain the work
 */
export function knownWork(id: string, file: string, { works }: Pick<Content, 'works'>): string {
  if (!Object.hasOwn(works, id)) throw new Error(`${file}: ${id} is not in works.json`);
  return id;
}
