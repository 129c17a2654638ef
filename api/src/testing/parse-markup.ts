import { Window } from 'happy-dom';

const window = new Window();

/** Parses HTML, XML or SVG, for tests of what a response contains. CDATA sections are lost. */
export function parseMarkup(text: string, type: 'text/html' | 'text/xml' | 'image/svg+xml' = 'text/html') {
  return new window.DOMParser().parseFromString(text, type);
}
