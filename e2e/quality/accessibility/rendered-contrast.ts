import type { Page } from '@playwright/test';

/** The timeout of one screenshot, in milliseconds. */
const paintTimeout = 60_000;

/** The height of one screenshot, in pixels. Browsers allow 16,384 px; smaller screenshots are faster. */
const tileHeight = 5_000;

/** How often a page that moves between two screenshots is measured. */
const maxMoves = 5;

/** The share of a text's pixels that may have a lower contrast, because single pixels on the edge of a stroke do not matter for reading. */
const worstShare = 0.02;

/** A text on the page, in CSS pixels from the page's corner. */
interface Text {
  target: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The colour of the letters. */
  color: string;
  isLarge: boolean;
}

/**
 * Measures the contrast of text over a drawing (a poster, a map) on the painted page. Screenshots are taken with and without the letters,
 * in tiles, and the pixels behind the letters are compared with the letters' colour.
 * @param targets selectors of the texts
 * @returns a sentence for each text below WCAG's 4.5 : 1, or 3 : 1 for large text
 */
export async function findFaintText(page: Page, targets: readonly string[]): Promise<string[]> {
  // On a screenshot of a scrolled page, elements fixed above the window (the skip link) would cover text above the scroll position.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  for (let move = 0; move < maxMoves; move++) {
    const { faint, hasMoved } = await measure(page, targets);
    if (faint.length === 0 || !hasMoved) return faint;
  }
  return ['the page does not stand still'];
}

/** @returns the faint texts, and whether the page moved meanwhile, so that letters were compared with the wrong pixels */
async function measure(page: Page, targets: readonly string[]): Promise<{ faint: string[]; hasMoved: boolean }> {
  const texts = await page.evaluate(placeTexts, targets);
  const faint: string[] = [];
  let hasMoved = false;
  for (const tile of tilesOf(texts)) {
    const clip = { x: 0, y: tile.top, width: page.viewportSize()?.width ?? 0, height: tile.bottom - tile.top };
    const paint = () =>
      page.screenshot({ fullPage: true, clip, animations: 'disabled', timeout: paintTimeout, scale: 'css' });
    const painted = await paint();
    const names = tile.texts.map(({ target }) => target);
    await page.evaluate(showLetters, { targets: names, shown: false });
    const ground = await paint();
    await page.evaluate(showLetters, { targets: names, shown: true });
    const known = faint.length;
    const ratios = await page.evaluate(lowestContrasts, {
      painted: painted.toString('base64'),
      ground: ground.toString('base64'),
      texts: tile.texts.map((text) => ({ ...text, y: text.y - tile.top })),
      worstShare,
    });
    for (const [place, { target, isLarge }] of tile.texts.entries()) {
      const ratio = ratios[place] ?? null;
      if (ratio !== null && ratio < (isLarge ? 3 : 4.5)) faint.push(`${target}: ${ratio.toFixed(2)} : 1`);
    }
    if (faint.length > known) hasMoved ||= !(await paint()).equals(painted);
  }
  return { faint, hasMoved };
}

/** Runs in the page. */
function placeTexts(targets: readonly string[]): Text[] {
  return targets.flatMap((target) => {
    const element = document.querySelector<HTMLElement | SVGElement>(target);
    if (!element?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) return [];
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      target,
      x: left + scrollX,
      y: top + scrollY,
      width,
      height,
      color: element instanceof SVGElement ? fill : color,
      isLarge: parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24),
    };
  });
}

/** Runs in the page. */
function showLetters({ targets, shown }: { targets: readonly string[]; shown: boolean }): void {
  for (const target of targets) {
    const style = document.querySelector<HTMLElement | SVGElement>(target)?.style;
    for (const paint of ['color', 'fill'])
      if (shown) style?.removeProperty(paint);
      else style?.setProperty(paint, 'transparent', 'important');
  }
}

function tilesOf(texts: readonly Text[]): { top: number; bottom: number; texts: Text[] }[] {
  const tiles: { top: number; bottom: number; texts: Text[] }[] = [];
  for (const text of texts.toSorted((one, other) => one.y - other.y)) {
    const [top, bottom] = [Math.max(0, Math.floor(text.y)), Math.ceil(text.y + text.height) + 1];
    const last = tiles.at(-1);
    if (!last || bottom - last.top > tileHeight) tiles.push({ top, bottom, texts: [text] });
    else {
      last.texts.push(text);
      last.bottom = Math.max(last.bottom, bottom);
    }
  }
  return tiles;
}

interface Painted {
  /** Screenshots of the same part of the page, with the letters and (`ground`) without them: PNG in Base64. */
  painted: string;
  ground: string;
  /** The texts, in pixels from the corner of that part. */
  texts: Text[];
  worstShare: number;
}

/** Runs in the page. @returns the contrast of each text; null where both screenshots are the same, so that no letters were painted */
async function lowestContrasts({ painted, ground, texts, worstShare: share }: Painted): Promise<(number | null)[]> {
  const drawn = async (png: string) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0);
    return context;
  };
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
    const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const [before, after] = await Promise.all([drawn(painted), drawn(ground)]);
  return texts.map(({ x, y, width, height, color }) => {
    const box = [Math.floor(x), Math.floor(y), Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))] as const;
    const [letters, below] = [before?.getImageData(...box).data ?? [], after?.getImageData(...box).data ?? []];
    const own = luminance((color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
    const ratios: number[] = [];
    for (let at = 0; at + 3 < letters.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = [below[at], below[at + 1], below[at + 2]];
      const change =
        Math.abs((letters[at] ?? 0) - red) +
        Math.abs((letters[at + 1] ?? 0) - green) +
        Math.abs((letters[at + 2] ?? 0) - blue);
      // Only pixels inside a stroke count, not those of its soft edge.
      if (change < 60) continue;
      const under = luminance([red, green, blue]);
      ratios.push((Math.max(own, under) + 0.05) / (Math.min(own, under) + 0.05));
    }
    return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length * share)] ?? null;
  });
}
