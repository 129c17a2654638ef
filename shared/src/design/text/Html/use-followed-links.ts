import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { pageBehind } from './page-behind.ts';

/** A click handler for markup that React did not make: its links to pages of the site need no new document. What React's own links answered is left alone. */
export function useFollowedLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    if (event.defaultPrevented) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const page = link && pageBehind(event, link);
    if (!page) return;
    event.preventDefault();
    void navigate(page);
  };
}
