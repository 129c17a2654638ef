import { createContext, useContext } from 'react';
import type { MarkupCache } from './markup-cache.ts';
import { isBelow } from '../routes/is-below.ts';

/** Addresses and facts that the operator configures (docs/operations.md, table of settings). */
export interface Site {
  /** The absolute address of the site, without a slash at its end. */
  url: string;
  /** The site's clock when the server rendered the page: hydration must agree with it. */
  renderedAt: Date;
  /** The site's day then, `YYYY-MM-DD`: what asks for no more can be kept until it ends. */
  today: string;
  /** How far the site's clock is ahead of the real one, in milliseconds. */
  clockShift: number;
  electronicOffice: string;
  facebook: string;
  instagram: string;
  twitter: string;
  youtube: string;
  sponsor: string;
  /** Mounts of sections that were taken down: nothing leads there. */
  removed?: readonly string[];
  /** On the server, for pages that are the same for everybody. */
  markupCache?: MarkupCache | undefined;
}

/** Whether an address, without locale, leads into a section that was taken down. */
export function isRemoved(path: string, { removed = [] }: Pick<Site, 'removed'>): boolean {
  return removed.some((mount) => isBelow(path, mount));
}

export const SiteContext = createContext<Site | null>(null);

/** @throws outside the shell's frame, where nobody provides a site */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs the SiteContext of the shell');
  return site;
}
