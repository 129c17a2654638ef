/** The shell's own pages by their ids; their chunks have the same names. */
export const shellPages = {
  'shell.home': () => import(/* webpackChunkName: "shell.home" */ '../pages/home/HomePage.tsx'),
  'shell.search': () => import(/* webpackChunkName: "shell.search" */ '../pages/search/SearchPage.tsx'),
  'shell.newsletter': () => import(/* webpackChunkName: "shell.newsletter" */ '../pages/newsletter/NewsletterPage.tsx'),
  'shell.newsletter-link': () =>
    import(/* webpackChunkName: "shell.newsletter-link" */ '../pages/newsletter/NewsletterLinkPage.tsx'),
  'shell.content': () => import(/* webpackChunkName: "shell.content" */ '../pages/content/ContentPage.tsx'),
} as const;
