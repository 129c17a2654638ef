/** Below it lie files, which are no pages of the router. */
export const documentsPath = '/documentos/';

/** A document's file, without locale. @param name of the file, with its extension */
export function documentPath(id: number, name: string): string {
  return `${documentsPath}${id}/${name}`;
}
