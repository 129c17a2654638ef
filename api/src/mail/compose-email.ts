import type { Locale } from '@ofgc/shared/domain/locale.ts';
import en from './templates/en.json' with { type: 'json' };
import es from './templates/es.json' with { type: 'json' };
import type { Message } from './email-queue.ts';

const { frame: _frame, ...letters } = es;
export type TemplateName = keyof typeof letters;

interface Template {
  subject: string;
  paragraphs: readonly string[];
  /** The words of the link, where the letter asks for something. */
  action?: string;
}
const catalogues: Record<Locale, Record<TemplateName, Template> & { frame: typeof es.frame }> = { es, en };

export interface TemplateContent {
  values?: Record<string, string | number>;
  /** Where the letter's action leads: an absolute address. */
  link?: string;
}

/**
 * A letter of the catalogues `locales/mail`, as plain text and as simple HTML.
 * Values fill `{{placeholders}}`; in HTML they are text, never markup, and keep their lines.
 */
export function composeEmail(lang: Locale, letter: TemplateName, { values = {}, link }: TemplateContent = {}): Message {
  const { frame } = catalogues[lang];
  const { subject, paragraphs, action } = catalogues[lang][letter];
  const plain = (words: string) => fill(words, values, (value) => value);
  const marked = (words: string) => fill(escapeHtml(words), values, escapeHtml).replaceAll('\n', '<br>');
  const isAsking = action !== undefined && link !== undefined;
  return {
    subject: plain(subject).replace(/\s+/g, ' '),
    text: [
      ...paragraphs.map(plain),
      ...(isAsking ? [`${action}:\n${link}`] : []),
      `${frame.signature}\n${frame.address}`,
    ].join('\n\n'),
    html: [
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${marked(subject)}</title></head><body>`,
      ...paragraphs.map((words) => `<p>${marked(words)}</p>`),
      ...(isAsking ? [`<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`] : []),
      `<p>${escapeHtml(frame.signature)}<br>${escapeHtml(frame.address)}</p></body></html>`,
    ].join('\n'),
  };
}

function fill(words: string, values: Record<string, string | number>, show: (value: string) => string): string {
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => show(String(values[name] ?? '')));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
