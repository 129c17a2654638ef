import type { RouteObject } from 'react-router';

/** The path with the words of its route as the route writes them: `/EN/Explora` is found, its address is `/en/explora`. */
export function canonicalPath(path: string, routes: readonly Pick<RouteObject, 'path'>[]): string {
  const words = routes.flatMap((route) => route.path?.split('/').filter(Boolean) ?? []);
  const segments = path.split('/').slice(1);
  const spelled: string[] = [];
  for (const word of words) {
    const [segment] = segments;
    if (segment === undefined || word === '*') break;
    const name = word.replace(/\?$/, '');
    if (word.startsWith(':')) spelled.push(segment);
    else if (segment.toLowerCase() === name) spelled.push(name);
    // A word that may be left out.
    else continue;
    segments.shift();
  }
  return `/${[...spelled, ...segments].join('/')}`;
}
