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

/** The marks of the site at fixed addresses, as PNG; the mark stays whole where a device cuts a circle out of it. */
export const icons = [
  { path: '/icon-192.png', size: 192 },
  { path: '/icon-512.png', size: 512 },
  { path: '/apple-touch-icon.png', size: 180 },
] as const;

/** What a device shows of the site on its home screen (W3C, Web Application Manifest). */
export function webManifest(locale: Locale): object {
  return {
    ...names[locale],
    id: '/',
    short_name: 'OFGC',
    lang: locale,
    start_url: localisedPath('/', locale),
    scope: '/',
    display: 'browser',
    theme_color: '#fbf8f3',
    background_color: '#fbf8f3',
    icons: icons.slice(0, 2).map(({ path, size }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
}
