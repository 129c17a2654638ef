import { decoded } from '@ofgc/shared/routes/plain-path.ts';
import type { PageElement } from '../elements.ts';
import { isApiText } from '../is-api-text.ts';
import { wordedLinks } from './link-words.ts';

/** The figures of a telephone number without its country’s. */
const ofNumber = 9;
const address = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u;

/** Links whose words are one telephone number or address of e-mail, and that call or write to another one. @returns one line at most */
export function contactLinkProblems(own: readonly PageElement[], answers: readonly unknown[] = []): string[] {
  for (const { href, words, parts } of wordedLinks(own)) {
    if (parts !== 1) continue;
    const [, scheme, led = ''] = /^(tel|mailto):([^?]*)/i.exec(href) ?? [];
    if (!scheme) continue;
    const isOther = scheme.toLowerCase() === 'tel' ? isOtherNumber(words, led) : isOtherAddress(words, led);
    if (isOther && !isApiText(led, answers))
      return [`has a link that says “${words.trim().slice(0, 60)}” and leads to ${scheme}:${led}`];
  }
  return [];
}

function isOtherNumber(words: string, led: string): boolean {
  // Hours and days have colons and dashes between their figures; a longer text may have two numbers.
  const numbers = (words.match(/\+?\d[\d\s().-]*\d/g) ?? []).map((one) => one.replaceAll(/\D/g, ''));
  const [said = '', ...others] = numbers.filter(({ length }) => length >= ofNumber);
  const called = led.replaceAll(/\D/g, '');
  if (said === '' || others.length > 0 || called.length < ofNumber) return false;
  return !said.includes(called.slice(-ofNumber)) && !called.includes(said.slice(-ofNumber));
}

function isOtherAddress(words: string, led: string): boolean {
  const said = address.exec(words)?.[0].toLowerCase();
  return said !== undefined && led.includes('@') && !decoded(led).toLowerCase().includes(said);
}
