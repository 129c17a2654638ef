/** `Cache-Control` of files that the API generates: for how many seconds browsers and caches may use their copy. */
export const cacheLifetimes = {
  /** Feeds, calendars, posters to download: short, so that cancellations arrive. */
  generated: 'public, max-age=300',
  /** The pictures that social networks show of a page: a day. */
  socialPicture: 'public, max-age=86400',
} as const;
