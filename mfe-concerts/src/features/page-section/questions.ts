interface Question {
  /** Plain text. */
  title: string;
  /** Sanitised HTML. */
  answer: string;
}

/** Splits a text into questions: each third-level heading opens one. @param html sanitised by the API */
export function splitQuestions(html: string): { intro: string; questions: Question[] } {
  const [intro = '', ...parts] = html.split(/<h3[^>]*>/);
  const questions = parts.map((part) => {
    const [title = '', ...rest] = part.split('</h3>');
    return { title: headingText(title), answer: rest.join('</h3>').trim() };
  });
  return { intro: intro.trim(), questions };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

/** The words of a heading; unlike `plainText` of shared it keeps non-breaking spaces. */
function headingText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_match, name: string) => entities[name] ?? '')
    .trim();
}
