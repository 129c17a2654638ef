import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../http/http-error.ts';
import { submitOnce, purgeSentForms } from './submit-once.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
beforeEach(async () => {
  await test.database.deleteFrom('sentForms').execute();
});

const form = { secret: 'a session', content: ['/api/here', { text: 'Llamar a Néstor', version: 3 }] };

describe('once', () => {
  it('runs the work once for simultaneous identical forms and returns the same result to all', async () => {
    const work = vi.fn(async () => ({ id: 7 }));
    const answers = await Promise.all([1, 2, 3].map(() => submitOnce(test.database, form, work)));
    expect(answers).toEqual([{ id: 7 }, { id: 7 }, { id: 7 }]);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs again when the first form was refused', async () => {
    await expect(
      submitOnce(test.database, form, () => Promise.reject(new HttpError(409, 'notFound'))),
    ).rejects.toThrow();
    expect(await submitOnce(test.database, form, async () => 'done')).toBe('done');
  });

  it.each([
    ['by somebody else', { ...form, secret: 'another session' }],
    ['with another word in it', { ...form, content: ['/api/here', { text: 'Llamar', version: 3 }] }],
    ['to another address', { ...form, content: ['/api/there', form.content[1]] }],
    ['of another version', { ...form, content: ['/api/here', { text: 'Llamar a Néstor', version: 4 }] }],
  ])('runs again for a form %s', async (_, other) => {
    await submitOnce(test.database, form, async () => 1);
    expect(await submitOnce(test.database, other, async () => 2)).toBe(2);
  });

  it('runs again once another form about the same record has followed, but not after one about another record', async () => {
    const about = (record: string, text: string) =>
      submitOnce(test.database, { ...form, content: text, record }, async () => text + (runs += 1));
    let runs = 0;
    expect([await about('5', 'accept'), await about('6', 'undo'), await about('5', 'accept')]).toEqual([
      'accept1',
      'undo2',
      'accept1',
    ]);
    expect([await about('5', 'undo'), await about('5', 'accept')]).toEqual(['undo3', 'accept4']);
  });

  it('runs again after ten minutes', async () => {
    await submitOnce(test.database, form, async () => 1);
    await test.database
      .updateTable('sentForms')
      .set({ sentAt: new Date(Date.now() - 601_000) })
      .execute();
    expect(await submitOnce(test.database, form, async () => 2)).toBe(2);
    expect(await submitOnce(test.database, form, async () => 3)).toBe(2);
  });

  it('stores no text or session of the form, and is purged after an hour', async () => {
    await submitOnce(test.database, form, async () => ({ said: 'Néstor' }));
    const [row] = await test.database.selectFrom('sentForms').selectAll().execute();
    expect(JSON.stringify(row)).not.toMatch(/Néstor|TsOpc3Rvc|session/);
    await purgeSentForms(test.database, new Date(Date.now() + 3_601_000));
    expect(await test.database.selectFrom('sentForms').selectAll().execute()).toEqual([]);
  });
});
