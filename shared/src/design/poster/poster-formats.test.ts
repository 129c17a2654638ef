import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { posterFormats } from './poster-formats.ts';

// Reads the CSS as text: a DOM without layout has no aspect ratios, and a wrong one would only show as a cropped poster.
it('the CSS gives each poster format the aspect ratio of its sheet', () => {
  const styles = readFileSync(join(import.meta.dirname, 'ProgrammePoster.module.css'), 'utf8');
  const places = [...styles.matchAll(/\[data-format='(\w+)'\] \{\s*--sheet: (\d+) \/ (\d+);/g)].map(
    ([, format, width, height]) => [format, [Number(width), Number(height)]],
  );
  // The two formats for phones are second crops: one fills its parent, the other has the space that its switch reserves.
  const { heroSmall, headSmall: _filling, ...formats } = posterFormats;
  expect(Object.fromEntries(places)).toEqual(formats);
  expect(styles).toContain(`--sheet: ${heroSmall.join(' / ')};`);
});
