/** The properties of a click and its link that determine its target. */
interface Click {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}
interface ClickedLink {
  getAttribute(name: string): string | null;
}

/**
 * The path of the site's page that a plain click on a link in HTML from the API opens.
 * @returns null where the browser must handle the click: other sites, files, new tabs
 */
export function inSiteTarget(click: Click, link: ClickedLink): string | null {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  if (link.getAttribute('target') === '_blank' || link.getAttribute('download') !== null) return null;
  const path = link.getAttribute('href') ?? '';
  const isFile = /^\/(api|assets)\/|\.\w{2,4}$/.test(path.split(/[?#]/)[0] ?? '');
  return path.startsWith('/') && !path.startsWith('//') && !isFile ? path : null;
}
