import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentText, purposes, textOfVersion } from './consent-texts.ts';
import { deleteConsents } from './record-consent.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
beforeEach(async () => {
  await test.database.deleteFrom('newsletterSubscriptions').execute();
  await test.database.deleteFrom('consents').execute();
});

const subscribe = () =>
  test.api.inject({
    method: 'POST',
    url: '/api/newsletter?lang=en',
    payload: { name: 'Ana', lastname: 'Suárez', email: 'ana@example.com', conditions: true },
  });
const recorded = () => test.database.selectFrom('consents').selectAll().execute();

describe('the wording of a consent', () => {
  it('is sent to the form in the visitor’s language, with its version', async () => {
    const { version, en } = currentText('contact');
    expect(await test.get('/api/consents/contact?lang=en')).toEqual({
      status: 200,
      body: { data: { purpose: 'contact', version, ...en, shownAt: expect.stringMatching(/Z$/) as string } },
    });
  });

  it.each(['/api/consents/nothing', '/api/consents/constructor'])('%s answers 404', async (address) => {
    expect((await test.get(address)).status).toBe(404);
  });

  it.each(purposes)('of %s is found by its version, and an unknown version is not', (purpose) => {
    const { version } = currentText(purpose);
    expect(textOfVersion(purpose, version)).toBe(currentText(purpose));
    expect(textOfVersion(purpose, '1999-01')).toBeUndefined();
  });

  // Reads the shell's catalogue, because the API imports no other app: what is recorded must be what the visitor saw.
  it.each(['es', 'en'] as const)('of the newsletter is the text of its form (%s)', (lang) => {
    const file = join(import.meta.dirname, `../../../../shell/src/locales/${lang}.json`);
    const { newsletter } = JSON.parse(readFileSync(file, 'utf8')) as { newsletter: Record<string, string> };
    const { text, notice } = currentText('newsletter')[lang];
    expect(newsletter.consent?.replaceAll(/<\/?\w+>/g, '')).toBe(text);
    expect(newsletter.notice).toBe(notice);
  });
});

describe('a consent', () => {
  it('is recorded once with version, language, time and record, without personal data', async () => {
    const before = Date.now();
    await subscribe();
    await subscribe();
    const { id } = await test.database.selectFrom('newsletterSubscriptions').select('id').executeTakeFirstOrThrow();
    const all = await recorded();
    expect(all).toEqual([
      {
        id: expect.any(Number) as number,
        purpose: 'newsletter',
        textVersion: currentText('newsletter').version,
        lang: 'en',
        record: `newsletterSubscriptions:${id}`,
        givenAt: expect.any(Date) as Date,
      },
    ]);
    expect(Math.abs((all[0]?.givenAt.getTime() ?? 0) - before)).toBeLessThan(60_000);
  });

  it('is deleted with its record', async () => {
    await subscribe();
    const { id } = await test.database.selectFrom('newsletterSubscriptions').select('id').executeTakeFirstOrThrow();
    await deleteConsents(test.database, 'newsletterSubscriptions', [{ id }]);
    expect(await recorded()).toEqual([]);
  });
});
