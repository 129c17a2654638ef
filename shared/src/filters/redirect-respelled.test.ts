import { expect, it } from 'vitest';
import { redirectRespelled, respelledList } from './redirect-respelled.ts';

const visit = (path: string) => redirectRespelled({ url: `https://ofgc.example${path}` }, respelledList);

it.each([
  ['/en/notas-prensa?year=2026&page=2', '/en/notas-prensa?anio=2026&pagina=2'],
  ['/explora/invitados?letra=b&page=3', '/explora/invitados?letra=b&pagina=3'],
])('redirectRespelled redirects from %s to %s with status 301', (old, address) =>
  expect(() => visit(old)).toThrow(
    expect.objectContaining({ status: 301, headers: new Headers({ location: address }) }),
  ),
);

it.each(['/notas-prensa', '/notas-prensa?anio=2026&pagina=2', '/notas-prensa?anio=a+b'])(
  'redirectRespelled does not redirect %s',
  (path) => expect(() => visit(path)).not.toThrow(),
);
