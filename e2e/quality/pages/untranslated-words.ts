import { attribute, type Element, type Node } from '../../site/page/parsed-page.ts';

/** Frequent Spanish words. The pattern avoids `\b`, which takes an accented letter for the end of a word. */
const smallWords = /(?<!\p{L})(el|la|los|las|del|que|para|por|con|una|su|se|más|también|está|son)(?!\p{L})/gu;

/** Untranslated texts: keys of catalogues, and Spanish sentences on an English page that are not marked as Spanish. */
export function untranslatedWords(html: Element): string[] {
  const isEnglish = attribute(html, 'lang')?.startsWith('en') ?? false;
  const body = html.childNodes.filter((node) => node.nodeName === 'body');
  return body.flatMap(textsWithin).filter((text) => isKey(text) || (isEnglish && isSpanish(text)));
}

function textsWithin(node: Node): string[] {
  if (node.nodeName === '#text' && 'value' in node) return node.value.trim() ? [node.value.trim()] : [];
  if (!('childNodes' in node)) return [];
  const isSkipped = ['script', 'style'].includes(node.nodeName) || ('attrs' in node && attribute(node, 'lang'));
  return isSkipped ? [] : node.childNodes.flatMap(textsWithin);
}

function isKey(text: string): boolean {
  return /^[a-z]+(\.[a-zA-Z]\w+){1,5}$/.test(text);
}

function isSpanish(text: string): boolean {
  const small = text.match(smallWords)?.length ?? 0;
  return small >= 3 && small > text.split(/\s+/).length / 6;
}
