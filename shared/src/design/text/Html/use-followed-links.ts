import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { inSiteTarget } from './in-site-target.ts';

/** A click handler for markup without React: links to pages of the site navigate in place. Clicks that a React link has handled are ignored. */
export function useFollowedLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    if (event.defaultPrevented) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const page = link && inSiteTarget(event, link);
    if (!page) return;
    event.preventDefault();
    void navigate(page);
  };
}
