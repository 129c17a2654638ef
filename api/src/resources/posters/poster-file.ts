import { createHash } from 'node:crypto';
import { posterEvent } from '@ofgc/shared/design/poster/poster-event.ts';
import { posterFormats } from '@ofgc/shared/design/poster/poster-formats.ts';
import { programmePoster } from '@ofgc/shared/design/poster/programme-poster.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { addText } from '../../drawing/png-text.ts';
import { renderPng } from '../../drawing/render-png.ts';
import { message } from '../../locales/messages.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { escapeHtml } from '@ofgc/shared/text/escape-html.ts';
import { posterPngWidth } from './png-size.ts';

interface PosterFile {
  svg: string;
  /** The name is derived from the content: another drawing or credit gives another name. */
  name: string;
  makePng: () => Promise<Uint8Array>;
}

/** A concert's poster as a file with metadata: its title, author and licence. */
export function posterFile(event: EventSummary, lang: Locale): PosterFile {
  const words = {
    Title: event.title,
    Author: message(lang, 'posterCredit'),
    Copyright: message(lang, 'posterLicence'),
  };
  const [width, height] = posterFormats.card;
  const drawing = programmePoster(posterEvent(event), { width, height, mode: event.canceled ? 'muted' : 'day' });
  const svg = drawing.replace('>', `>${described(words, lang)}`);
  return {
    svg,
    name: createHash('sha256').update(`${posterPngWidth} ${svg}`).digest('hex').slice(0, 32),
    makePng: async () => addText(await renderPng(svg, posterPngWidth), words),
  };
}

/** SVG metadata: the title for screen readers, and the rest as Dublin Core, which drawing programs show. */
function described(
  { Title, Author, Copyright }: Record<'Title' | 'Author' | 'Copyright', string>,
  lang: Locale,
): string {
  return (
    `<title xml:lang="${lang}">${escapeHtml(Title)}</title><metadata>` +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `<rdf:Description rdf:about=""><dc:title>${escapeHtml(Title)}</dc:title><dc:creator>${escapeHtml(Author)}</dc:creator>` +
    `<dc:rights>${escapeHtml(Copyright)}</dc:rights></rdf:Description></rdf:RDF></metadata>`
  );
}
