import { linkAddresses } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { AlbumCard } from './AlbumCard.tsx';
import { ListenLink } from './ListenLink.tsx';
import { sampleAlbums } from '../../testing/sample-albums.ts';

it('AlbumCard links to the recording only when it has an address', () => {
  const [album] = sampleAlbums;
  if (!album) throw new Error('no sample');
  const listenUrl = 'https://escuchar.example/cantos';
  const surroundings = { catalogues: { explore: { es, en } } };
  const { unmount } = renderPage(<AlbumCard album={{ ...album, listenUrl }} />, surroundings);
  expect(screen.getByRole('link', { name: /^Escuchar la grabación ?: Cantos canarios/ }).getAttribute('href')).toBe(
    listenUrl,
  );
  unmount();
  renderPage(<AlbumCard album={album} />, surroundings);
  expect(linkAddresses()).toEqual([]);
});

it('the title of an album without a translation has its language in the name of the link, too', () => {
  const album = { listenUrl: 'https://escuchar.example/cantos', title: 'Cantos canarios', lang: 'es' } as const;
  renderPage(<ListenLink album={album} />, { locale: 'en', catalogues: { explore: { es, en } } });
  expect(screen.getByText(/Cantos canarios/).lang).toBe('es');
});
