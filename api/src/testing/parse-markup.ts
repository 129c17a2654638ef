import { escapeHtml } from '@ofgc/shared/text/escape-html.ts';
import { Window } from 'happy-dom';

const window = new Window();

/** Parses HTML, XML or SVG, for tests of what a response contains. */
export function parseMarkup(text: string, type: 'text/html' | 'text/xml' | 'image/svg+xml' = 'text/html') {
  // The parser does not know CDATA sections, so they become escaped text, which means the same.
  const escaped = text.replaceAll(/<!\[CDATA\[([^]*?)\]\]>/g, (_, content: string) => escapeHtml(content));
  return new window.DOMParser().parseFromString(escaped, type);
}
