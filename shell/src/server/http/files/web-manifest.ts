import { paper } from '@ofgc/shared/design/theme/token-colors.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/i18n';

const names: Record<Locale, { name: string; description: string }> = {
  es: {
    name: 'Orquesta Filarmónica de Gran Canaria',
    description: 'Conciertos, entradas, programas de mano y noticias de la orquesta.',
  },
  en: {
    name: 'Gran Canaria Philharmonic Orchestra',
    description: 'Concerts, tickets, programme booklets and news of the orchestra.',
  },
};

/** The site's icons at fixed addresses, as PNG; the mark stays whole where a device crops it to a circle. */
export const icons = [
  { path: '/icon-192.png', size: 192 },
  { path: '/icon-512.png', size: 512 },
  { path: '/apple-touch-icon.png', size: 180 },
] as const;

/** The web app manifest, for a device's home screen (W3C, Web Application Manifest). */
export function webManifest(locale: Locale): object {
  return {
    ...names[locale],
    id: '/',
    short_name: 'OFGC',
    lang: locale,
    start_url: localisedPath('/', locale),
    scope: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: icons.slice(0, 2).map(({ path, size }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
}
