import { describe, expect, it } from 'vitest';
import en from './templates/en.json' with { type: 'json' };
import es from './templates/es.json' with { type: 'json' };
import { composeEmail } from './compose-email.ts';

const placeholders = (words: unknown) =>
  [...JSON.stringify(words).matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).toSorted();

describe('the email templates', () => {
  it('have the same keys and placeholders in both languages', () => {
    expect(Object.keys(en)).toEqual(Object.keys(es));
    for (const template of Object.keys(es) as (keyof typeof es)[]) {
      expect(Object.keys(en[template]), template).toEqual(Object.keys(es[template]));
      expect(placeholders(en[template]), template).toEqual(placeholders(es[template]));
    }
  });

  it('have no line break in a subject, so that nobody can add a header', () => {
    const values = { subject: 'Visita\r\nBcc: otra@example.org', text: 'Hola', reference: 'C-1' };
    expect(composeEmail('es', 'officeEmail', { values }).subject).not.toMatch(/[\r\n]/);
  });

  it('show typed text escaped, never as markup', () => {
    const { subject, text, html } = composeEmail('es', 'contactForDepartment', {
      values: { reference: 'C-ABCDEF', subject: 'Una\npregunta', message: '<b>Hola</b> & adiós\nsegunda línea' },
    });
    expect(subject).toBe('[C-ABCDEF] Una pregunta');
    expect(text).toContain('<b>Hola</b> & adiós\nsegunda línea');
    expect(html).toContain('&lt;b&gt;Hola&lt;/b&gt; &amp; adiós<br>segunda línea');
    expect(html).not.toContain('<b>');
  });

  it('have the link and the sender’s name', () => {
    const { text, html } = composeEmail('en', 'waitingListConfirm', { link: 'https://ofgc.example/en/x?a=1&b="2"' });
    expect(text).toContain('Confirm my place on the list:\nhttps://ofgc.example/en/x?a=1&b="2"');
    expect(html).toContain('<a href="https://ofgc.example/en/x?a=1&amp;b=&quot;2&quot;">');
    expect(html).toContain('<html lang="en">');
    expect(text).toMatch(/Orquesta Filarmónica de Gran Canaria\n.+$/);
  });
});
