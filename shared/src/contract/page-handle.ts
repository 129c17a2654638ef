import type { Locale } from '../domain/locale.ts';

/** A file that readers follow: RSS, JSON Feed. */
export interface PageFeed {
  title: string;
  /** Its media type. */
  type: 'application/rss+xml' | 'application/feed+json';
  path: string;
}

/** The head of a page, made from its loader data. */
export interface PageMeta {
  /** Without the orchestra's name, which the shell adds. */
  title: string;
  description: string;
  /** Canonical path without locale, when it is not the page's own. */
  canonical?: string;
  noIndex?: boolean;
  /** Feeds of what the page shows, at their paths without locale. */
  feeds?: PageFeed[];
  /** schema.org nodes. */
  jsonLd?: object[];
}

/** What a lazy page route exports as `handle`; `data` is its loader's. `t` translates in the remote's namespace. */
export interface PageHandle<Data = never> {
  meta: (input: {
    data: Data;
    t: (key: string, values?: Record<string, unknown>) => string;
    locale: Locale;
  }) => PageMeta;
  /** The page's path without locale in each language, where slugs differ. */
  alternates?: (data: Data) => Record<Locale, string>;
  /** The parameters of its address that its loader reads, in the order that addresses have them: all others are left out. */
  parameters?: readonly string[];
  /** Those of one visitor (a receipt, words to search for): with one of them the page is not kept for others. */
  visitorParameters?: readonly string[];
  /**
   * It shows data of whoever is signed in: it is rendered for each request with that visitor's session, never cached, and search engines
   * are told not to index it.
   */
  isPrivate?: boolean;
  /** Read in the dark or printed: without the site's bar, newsletter and footer. The page has its own way back. */
  isBare?: boolean;
}
