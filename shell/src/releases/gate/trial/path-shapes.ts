/** Calls of the paths of the API's description; the groups are what stands in place of the names. */
export function pathShapes(paths: readonly string[]): RegExp[] {
  return paths.map(
    (path) => new RegExp(`^/?${path.replace(/^\//, '').replaceAll(/\{\w+\}/g, '([^/?]+)')}/?(?:\\?.*)?$`),
  );
}
