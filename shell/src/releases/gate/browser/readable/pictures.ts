import type { Page } from '@playwright/test';

/** The smallest picture that is looked at, in pixels; how much its shape may differ from its own; and how many may come without a place. */
const smallest = 64;
const mostSqueezed = 0.15;
const mostUnplaced = 2;
/** The most pixels of a picture, which takes four bytes for each, however few its file has; a screen of twice the density shows 8 million. */
const mostPixels = 16_000_000;

/** Pictures of a part that are squeezed, have too many pixels for a phone, or that push the text below them when they come. @param page whose pictures were scrolled to @param within selector of the part @returns one line at most */
export async function pictureProblems(page: Page, within: string): Promise<string[]> {
  const { squeezed, unplaced, huge } = await page.evaluate(lookAtPictures, {
    within,
    smallest,
    mostSqueezed,
    mostPixels,
  });
  if (huge) return [`has the picture ${huge}: ${mostPixels / 1e6} million are the most, phones run out of memory`];
  if (squeezed) return [`squeezes the picture ${squeezed}: object-fit keeps its shape`];
  return unplaced.length > mostUnplaced
    ? [
        `has pictures without a place of their own, as ${unplaced[0]}: width and height, or an aspect-ratio, keep the text from moving when they come`,
      ]
    : [];
}

/** Runs in the browser. */
function lookAtPictures(of: { within: string; smallest: number; mostSqueezed: number; mostPixels: number }): {
  squeezed: string | undefined;
  huge: string | undefined;
  unplaced: string[];
} {
  const named = (one: HTMLImageElement) => {
    const said = one.alt.trim().slice(0, 40);
    return said ? `“${said}”` : (URL.parse(one.currentSrc)?.pathname.split('/').at(-1) ?? '');
  };
  const all = [...document.querySelectorAll(of.within)]
    .flatMap((part) => [...part.querySelectorAll('img')])
    .filter((one) => one.checkVisibility() && !(of.within === 'main' && one.closest('[data-slot]')))
    .filter((one) => !one.currentSrc.includes('.svg') && !one.currentSrc.startsWith('data:image/svg'));
  const isSqueezed = (one: HTMLImageElement) => {
    const { objectFit, paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(one);
    const width = one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const height = one.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    // Skips tiny pictures, such as a line or a colour: they cannot look distorted.
    if (Math.min(width, height, one.naturalWidth, one.naturalHeight) < of.smallest || objectFit !== 'fill')
      return false;
    const ratio = width / height / (one.naturalWidth / one.naturalHeight);
    return Math.max(ratio, 1 / ratio) > 1 + of.mostSqueezed;
  };
  const isUnplaced = (one: HTMLImageElement) => {
    if (one.hasAttribute('width') && one.hasAttribute('height')) return false;
    if (one.getBoundingClientRect().top + scrollY < innerHeight || one.clientHeight < of.smallest) return false;
    for (let around: Element | null = one, step = 0; around && step < 4; around = around.parentElement, step++) {
      const { aspectRatio, position } = getComputedStyle(around);
      const height = String(around.computedStyleMap().get('height'));
      if (aspectRatio !== 'auto' || position === 'absolute' || (height !== 'auto' && height !== 'fit-content'))
        return false;
    }
    return true;
  };
  const squeezed = all.find(isSqueezed);
  const huge = all.find(({ naturalWidth, naturalHeight }) => naturalWidth * naturalHeight > of.mostPixels);
  return {
    squeezed: squeezed && named(squeezed),
    huge: huge && `${named(huge)} of ${huge.naturalWidth} × ${huge.naturalHeight} pixels`,
    unplaced: all.filter(isUnplaced).map(named),
  };
}
