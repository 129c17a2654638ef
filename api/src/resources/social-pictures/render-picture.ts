import { lettersPath, markPath } from '@ofgc/shared/design/brand/Wordmark/wordmark-paths.ts';
import { ink, paper } from '@ofgc/shared/design/theme/token-colors.ts';
import { socialPicture } from '@ofgc/shared/routes/site/social-pictures.ts';
import { families } from '../../drawing/render-png.ts';
import { drawLines, fitLines } from '../../drawing/text-lines.ts';

/** The content of a page's picture. */
export interface PictureSubject {
  title: string;
  /** The lines below the title: date and place. */
  lines: readonly string[];
  /** The SVG element, as text, that fills the right side. */
  art: string;
}

const { width, height } = socialPicture;
/** The words are in a column on the left, on the colour of paper, with this margin; in pixels. */
const margin = 64;
const column = 520;
const words = column + 2 * margin;
const leading = 1.12;
/** The top of the title, below the wordmark and above the lines. */
const titleTop = 150;

/** A page's picture for social networks, as SVG: the wordmark, title and date beside a poster or a drawing. */
export function renderSocialPicture({ title, lines, art }: PictureSubject): string {
  const about = lines.slice(0, 3).flatMap((line) => {
    const fitted = fitLines(
      line,
      { family: families.text, fill: ink },
      { sizes: [30, 26, 23], width: column, maxHeight: 80, leading: 1.35 },
    );
    return fitted.lines.map((one) => ({ line: one, style: fitted.style }));
  });
  const aboutHeight = about.length * 42;
  const heading = fitLines(
    title,
    { family: families.title, fill: ink },
    {
      sizes: [84, 72, 62, 54, 46, 40],
      width: column,
      maxHeight: height - titleTop - margin - aboutHeight - 24,
      leading,
    },
  );
  const lastBaseline = height - margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    art.replace(
      /^<svg [^>]*?(?=viewBox)/,
      `<svg x="${words}" y="0" width="${width - words}" height="${height}" preserveAspectRatio="xMidYMid slice" `,
    ),
    `<g transform="translate(${margin} ${margin}) scale(0.75)"><path fill="${ink}" d="${markPath + lettersPath}"/><circle cx="32" cy="32" r="7" fill="#f2b233"/></g>`,
    drawLines(heading.lines, heading.style, { x: margin, y: titleTop + heading.style.size, leading }),
    about
      .map(({ line, style }, index) =>
        drawLines([line], style, { x: margin, y: lastBaseline - (about.length - 1 - index) * 42, leading: 1 }),
      )
      .join(''),
    '</svg>',
  ].join('');
}
