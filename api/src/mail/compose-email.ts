import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { escapeHtml } from '@ofgc/shared/text/escape-html.ts';
import en from './templates/en.json' with { type: 'json' };
import es from './templates/es.json' with { type: 'json' };
import type { EmailContent } from './email-queue.ts';

const { frame: _frame, ...templates } = es;
export type TemplateName = keyof typeof templates;

interface Template {
  subject: string;
  paragraphs: readonly string[];
  /** The text of the link, in templates that have one. */
  action?: string;
}
const catalogues: Record<Locale, Record<TemplateName, Template> & { frame: typeof es.frame }> = { es, en };

interface TemplateContent {
  values?: Record<string, string | number>;
  /** Where the action leads: an absolute address. */
  link?: string;
}

/**
 * An email of `templates/`, as plain text and as simple HTML.
 * Values fill `{{placeholders}}`; in HTML they are text, never markup, and keep their lines.
 */
export function composeEmail(
  lang: Locale,
  template: TemplateName,
  { values = {}, link }: TemplateContent = {},
): EmailContent {
  const { frame } = catalogues[lang];
  const { subject, paragraphs, action } = catalogues[lang][template];
  const plain = (words: string) => fill(words, values, (value) => value);
  const marked = (words: string) => fill(escapeHtml(words), values, escapeHtml).replaceAll('\n', '<br>');
  const hasAction = action !== undefined && link !== undefined;
  return {
    subject: plain(subject).replace(/\s+/g, ' '),
    text: [
      ...paragraphs.map(plain),
      ...(hasAction ? [`${action}:\n${link}`] : []),
      `${frame.signature}\n${frame.address}`,
    ].join('\n\n'),
    html: [
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${marked(subject)}</title></head><body>`,
      ...paragraphs.map((words) => `<p>${marked(words)}</p>`),
      ...(hasAction ? [`<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`] : []),
      `<p>${escapeHtml(frame.signature)}<br>${escapeHtml(frame.address)}</p></body></html>`,
    ].join('\n'),
  };
}

function fill(words: string, values: Record<string, string | number>, show: (value: string) => string): string {
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => show(String(values[name] ?? '')));
}
