import type { Content } from '../../content/read-content.ts';

/**
 * The id of a work that another file of the content names.
 * @param file the one that names it @throws Error for the editor where `works.json` does not have it
 */
export function knownWork(id: string, file: string, { works }: Pick<Content, 'works'>): string {
  if (!Object.hasOwn(works, id)) throw new Error(`${file}: ${id} is not in works.json`);
  return id;
}
