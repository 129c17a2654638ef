/** What decides whether an address in a page is the section's: the site, and what the API answered for the page. */
export interface SiteAnswers {
  siteUrl: string;
  answers?: readonly unknown[] | undefined;
}

/** Where a page's figures may be from. */
export interface FigureSources {
  answers: readonly unknown[];
  /** Those that the section asked for, of which it may show figures. */
  ownAnswers?: readonly unknown[];
  /** The texts of its catalogue: a figure in them is none of the API. */
  texts?: Iterable<string>;
}

/** Answers as text. The pages of a trial share them, and many texts are looked for in each. */
const written = new WeakMap<object, string>();

/** Whether the API answered a text: what is wrong with it is not the section's fault. */
export function isApiText(text: string, answers: readonly unknown[] = []): boolean {
  const quoted = JSON.stringify(text).slice(1, -1);
  return answers.some((answer) => textOfAnswer(answer).includes(quoted));
}

/** What the API answered, as text. */
export function textOfAnswer(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer) ?? '';
  const text = written.get(answer) ?? JSON.stringify(answer);
  written.set(answer, text);
  return text;
}
