/** What social networks show of a page: the house's name beside a poster, for every page the same, in pixels. */
export const socialImage = { path: '/social.png', width: 1200, height: 630 } as const;
