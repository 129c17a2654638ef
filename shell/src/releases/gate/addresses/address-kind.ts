/** The kind of a path: paths below one list have as many parts as one another and begin alike; others are kinds of their own. @param path without locale */
export function addressKind(path: string): string {
  const parts = path.split('/');
  return `${parts.slice(0, 3).join('/')} ${parts.length}`;
}
