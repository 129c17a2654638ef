/** The picture that social networks show for a page, in pixels. */
export const socialPicture = { width: 1200, height: 630 } as const;

export const socialPicturesPath = '/social';
const home = '/portada';

/** The picture of a page, without locale. @param path of the page, without locale; pages of a list, told apart by a query, share one */
export function socialPicturePath(path: string): string {
  return `${socialPicturesPath}${path === '/' ? home : path.split('?')[0]}.png`;
}

/** The page of a picture. @param file the part of the address after `/social/` */
export function picturedPath(file: string): string {
  const path = `/${file.replace(/\.png$/, '')}`;
  return path === home ? '/' : path;
}
