import { describe, expect, it } from 'vitest';
import { discographyFacets, findAlbums } from './find-albums.ts';
import { sampleAlbums } from '../../testing/sample-albums.ts';

describe('findAlbums', () => {
  it.each([
    [{}, [1, 2, 3]],
    [{ anio: '2024' }, [2, 3]],
    [{ compositor: 'manuel-de-falla' }, [1, 3]],
    [{ anio: '2024', compositor: 'manuel-de-falla' }, [3]],
    [{ anio: '2025', compositor: 'gustav-mahler' }, []],
    [{ interprete: 'aurelio-montelirio' }, [1, 3]],
    [{ interprete: 'carmela-dosrios' }, [2]],
    [{ anio: '2024', interprete: 'aurelio-montelirio' }, [3]],
  ])('finds for %j the albums %j', (asked, ids) =>
    expect(findAlbums(sampleAlbums, asked).map(({ id }) => id)).toEqual(ids),
  );
});

describe('discographyFacets', () => {
  it('counts each album once, years from the newest, people by family name, and offers nobody who is on all', () => {
    expect(discographyFacets(sampleAlbums, {})).toEqual({
      anio: [
        { value: '2025', label: '2025', count: 1 },
        { value: '2024', label: '2024', count: 2 },
      ],
      compositor: [
        { value: 'manuel-de-falla', label: 'Manuel de Falla', count: 2 },
        { value: 'gustav-mahler', label: 'Gustav Mahler', count: 1 },
        { value: 'teobaldo-power', label: 'Teobaldo Power', count: 1 },
      ],
      interprete: [
        { value: 'helene-daubrac', label: 'Hélène Daubrac', count: 1 },
        { value: 'carmela-dosrios', label: 'Carmela Dosríos', count: 1 },
        { value: 'aurelio-montelirio', label: 'Aurelio Montelirio', count: 2 },
      ],
    });
  });

  it('counts each filter under the other one, and keeps all its values', () => {
    const { anio, compositor } = discographyFacets(sampleAlbums, { anio: '2024' });
    expect(anio.map(({ count }) => count)).toEqual([1, 2]);
    expect(compositor.map(({ count }) => count)).toEqual([1, 1, 0]);
  });
});
