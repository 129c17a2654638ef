import { expect, it } from 'vitest';
import { fillForm } from './filled-form.ts';
import { meantTexts } from './meant-texts.ts';
import { postedCall } from './posted-calls.ts';
import type { FormField } from './posted-form.ts';

const instant = new Date('2026-11-20');
const detail: FormField = { name: 'detail', type: 'text', value: '' };
const source: FormField = { name: 'source', type: 'select', value: 'web', last: 'other' };
const box: FormField = { name: 'same', type: 'checkbox', value: 'on' };
const radio = (value: string): FormField => ({ name: 'source', type: 'radio', value });

/** The number of texts that have to arrive. @param isSent whether what was typed is sent beside a choice */
async function count(fields: FormField[], isSent: (choice: string | null) => boolean): Promise<number> {
  const form = { name: 'a', action: '/a', hasFiles: false, isFolded: false, fields };
  const attempt = (isOther: boolean) => {
    const filled = fillForm(form, 1, { instant, isOther });
    const { source: from = null, same = null, detail: text } = Object.fromEntries(filled.body as URLSearchParams);
    const body = isSent(from ?? same) ? { detail: text } : {};
    const tried = { posted: [postedCall('api/a', body)], status: 303, location: '/a', data: null };
    return { filled, tried: { ...tried, isUnknown: false, error: undefined } };
  };
  const { filled, tried } = attempt(false);
  return (await meantTexts(form, filled, tried, async () => attempt(true).tried)).length;
}

it('a text may count only beside another choice, or beside a box that is not ticked', async () => {
  expect(await count([source, detail], (choice) => choice === 'other')).toBe(0);
  expect(await count([radio('web'), radio('other'), detail], (choice) => choice === 'other')).toBe(0);
  expect(await count([box, detail], (choice) => choice === null)).toBe(0);
});

it('a text that never arrives is lost, and so is one of a form without choices', async () => {
  expect(await count([source, detail], () => false)).toBe(1);
  expect(await count([detail], () => false)).toBe(1);
  expect(await count([source, detail], () => true)).toBe(1);
});
