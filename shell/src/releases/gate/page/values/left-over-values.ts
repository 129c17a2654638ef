import { misreadSigns } from '../../declaration/catalogues/catalogue-texts.ts';
import { isApiText } from '../is-api-text.ts';
import type { PageElement } from '../elements.ts';

const untold = /^(?:script|style|textarea|kbd|samp|option)$/;
/** Texts that are shown as they are written. */
const asWritten = /^(?:code|pre)$/;

/** A note to oneself at the begin of a text (“todo” is Spanish for “all”), and a filler. */
const note = /^(?:TODO|TBD|XXX)\s?:|\basdf\b/;
/** Data as they are, not as a sentence. */
const asData = /^[[{][\s[{]*"[\w-]+"\s*:/;
const quoted = /"([^"\\]{12,})"/g;
/** An instant as the API said it. */
const instant = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?/;

/** Values as computers write them, and what is left over from writing a page. @returns one line at most */
export function leftOverProblems(own: readonly PageElement[], answers: readonly unknown[] = []): string[] {
  for (const element of own) {
    const text = untold.test(element.name) ? '' : element.text.trim();
    const wrong = text && wrongIn(element, text, answers);
    // A value that is part of a longer text of the API was written there by an editor.
    if (wrong && !(wrong !== text && isApiText(text, answers)))
      return [`shows “${wrong.slice(0, 40)}”, a value that nobody meant to be read`];
  }
  return [];
}

function wrongIn({ name }: PageElement, text: string, answers: readonly unknown[]): string | undefined {
  if (asData.test(text) && hasApiText(text, answers)) return text.slice(0, 40);
  if (asWritten.test(name)) return undefined;
  const [said] = note.exec(text) ?? misreadSigns.exec(text) ?? [];
  if (said && !isApiText(said, answers)) return said;
  const [time] = instant.exec(text) ?? [];
  return time && isApiText(time, answers) ? time : undefined;
}

function hasApiText(text: string, answers: readonly unknown[]): boolean {
  return [...text.matchAll(quoted)].some(([, one = '']) => isApiText(one, answers));
}
