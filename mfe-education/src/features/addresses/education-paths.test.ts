import { expect, it } from 'vitest';
import { activityPath } from './education-paths.ts';

it.each([
  ['family', 'sesiones-relajadas', '/educacion-comunidad/conciertos-en-familia'],
  ['masterclass', 'oboe', '/educacion-comunidad/clases-magistrales'],
  ['club', 'club-16', '/educacion-comunidad/educacion/club-16'],
  ['club', 'club-26', '/educacion-comunidad/educacion/club-26'],
] as const)('an activity of kind %s, %s, has the page %s', (kind, slug, path) =>
  expect(activityPath({ kind, slug })).toBe(path),
);
