/** The shell's own pages by their ids; their chunks have the same names. */
export const shellPages = {
  'shell.home': () => import(/* webpackChunkName: "shell.home" */ '../pages/home/HomePage.tsx'),
  'shell.search': () => import(/* webpackChunkName: "shell.search" */ '../frame/search/SearchPage.tsx'),
  'shell.newsletter': () => import(/* webpackChunkName: "shell.newsletter" */ '../frame/newsletter/NewsletterPage.tsx'),
  'shell.newsletter-link': () =>
    import(/* webpackChunkName: "shell.newsletter-link" */ '../frame/newsletter/NewsletterLinkPage.tsx'),
  'shell.content': () => import(/* webpackChunkName: "shell.content" */ '../pages/content/ContentPage.tsx'),
} as const;
