import type { Page } from '@playwright/test';

/** Of the pixels below a text; a single one on the edge of a stroke is not what one reads. */
const worstShare = 0.02;

/**
 * Text over a drawing (a poster, a map), measured on what the browser painted. Each is painted with and without its letters;
 * what lies below the letters is compared with their colour.
 * @param targets selectors @returns a sentence for each text that is below WCAG's 4.5 : 1, or 3 : 1 where it is large
 */
export async function findFaintText(page: Page, targets: readonly string[]): Promise<string[]> {
  const faint: string[] = [];
  for (const target of targets) {
    const text = page.locator(target).first();
    if (!(await text.isVisible())) continue;
    await text.scrollIntoViewIfNeeded();
    const painted = await text.screenshot();
    const letters = await text.evaluate((element: HTMLElement | SVGElement) => {
      const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
      for (const paint of ['color', 'fill']) element.style.setProperty(paint, 'transparent', 'important');
      return {
        color: element instanceof SVGElement ? fill : color,
        isLarge: parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24),
      };
    });
    const ground = await text.screenshot();
    await text.evaluate((element: HTMLElement | SVGElement) => {
      for (const paint of ['color', 'fill']) element.style.removeProperty(paint);
    });
    const ratio = await page.evaluate(lowestContrast, {
      painted: painted.toString('base64'),
      ground: ground.toString('base64'),
      color: letters.color,
      worstShare,
    });
    if (ratio !== null && ratio < (letters.isLarge ? 3 : 4.5)) faint.push(`${target}: ${ratio.toFixed(2)} : 1`);
  }
  return faint;
}

interface Painted {
  /** PNG files, Base64. */
  painted: string;
  ground: string;
  /** Of the letters. */
  color: string;
  worstShare: number;
}

/** Runs in the page. @returns null where the two pictures are the same: no letters were painted */
async function lowestContrast({ painted, ground, color, worstShare: share }: Painted): Promise<number | null> {
  const pixelsOf = async (png: string) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    return context?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
  };
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
    const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const [before, after] = await Promise.all([pixelsOf(painted), pixelsOf(ground)]);
  const letters = luminance((color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  const ratios: number[] = [];
  for (let at = 0; at + 3 < Math.min(before.length, after.length); at += 4) {
    const change = [0, 1, 2].reduce(
      (sum, part) => sum + Math.abs((before[at + part] ?? 0) - (after[at + part] ?? 0)),
      0,
    );
    // The inside of a stroke, not its soft edge.
    if (change < 60) continue;
    const below = luminance([after[at] ?? 0, after[at + 1] ?? 0, after[at + 2] ?? 0]);
    ratios.push((Math.max(letters, below) + 0.05) / (Math.min(letters, below) + 0.05));
  }
  return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length * share)] ?? null;
}
