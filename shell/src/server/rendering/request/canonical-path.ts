import type { RouteObject } from 'react-router';

/** The path with the fixed segments spelled as the route spells them: `/EN/Explora` matches, but its canonical path is `/en/explora`. */
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
    // An optional segment that the path leaves out.
    else continue;
    segments.shift();
  }
  return `/${[...spelled, ...segments].join('/')}`;
}
