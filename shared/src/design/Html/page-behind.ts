/** What is needed of a click to tell where it leads. */
export interface LinkClick {
  target: EventTarget | null;
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/**
 * The path of the site's page that a plain click inside HTML from the API asks for.
 * @returns null where the browser must act itself: other sites, files, new tabs, no link at all
 */
export function pageBehind(click: LinkClick): string | null {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  const path = link?.getAttribute('href');
  if (!link || !path || link.target === '_blank' || link.hasAttribute('download')) return null;
  const isFile = /^\/(api|assets)\/|\.\w{2,4}$/.test(path.split(/[?#]/)[0] ?? '');
  return path.startsWith('/') && !path.startsWith('//') && !isFile ? path : null;
}
