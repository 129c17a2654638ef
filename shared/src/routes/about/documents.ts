/** The addresses below this path are files, not pages of the router. */
export const documentsPath = '/documentos/';

/** The path of a document's file, without locale. @param name of the file, with its extension */
export function documentPath(id: number, name: string): string {
  return `${documentsPath}${id}/${name}`;
}
