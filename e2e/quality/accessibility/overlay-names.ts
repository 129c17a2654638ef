/** The names of the overlays and of their buttons in each language. */
export const overlayNames = {
  es: {
    home: '/',
    menu: 'Menú',
    menuPanel: 'Menú principal',
    search: 'Buscar',
    searchPanel: 'Buscar en la web',
    quickView: /^Vista rápida/,
    newsletter: 'Suscribirme al boletín',
  },
  en: {
    home: '/en',
    menu: 'Menu',
    menuPanel: 'Main menu',
    search: 'Search',
    searchPanel: 'Search this website',
    quickView: /^Quick view/,
    newsletter: 'Subscribe to the newsletter',
  },
} as const;
