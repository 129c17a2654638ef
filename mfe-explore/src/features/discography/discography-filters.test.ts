import { expect, it } from 'vitest';
import { filteredDiscographyPath } from './discography-filters.ts';

it.each([
  [{ anio: '', compositor: '' }, '/explora/discografia'],
  [{ anio: '2024', compositor: '' }, '/explora/discografia?anio=2024'],
  [{ compositor: 'gustav-mahler', anio: '2024' }, '/explora/discografia?anio=2024&compositor=gustav-mahler'],
])('filteredDiscographyPath writes %j as %s', (filters, path) => expect(filteredDiscographyPath(filters)).toBe(path));
