import { describe, expect, it } from 'vitest';
import { newCode, readCode } from './access-code.ts';
import { identityOf, locatorOf, recipientOf, sealJson, unsealJson } from './sealing.ts';

const lettersOf = (kind: 'report' | 'channel') => readCode(kind, newCode(kind)) ?? '';
const [reporter, channel, stranger] = [lettersOf('report'), lettersOf('channel'), lettersOf('report')].map(
  identityOf,
) as [string, string, string];

describe('what is sealed', () => {
  it('is opened by whoever reported and by the channel, and by nobody else', async () => {
    const recipients = await Promise.all([reporter, channel].map(recipientOf));
    const sealed = await sealJson({ text: 'Ñandú' }, recipients);
    expect(await unsealJson(sealed, reporter)).toEqual({ text: 'Ñandú' });
    expect(await unsealJson(sealed, channel)).toEqual({ text: 'Ñandú' });
    await expect(unsealJson(sealed, stranger)).rejects.toThrow();
  });

  it('says neither what it is nor how long, and is refused where it was changed', async () => {
    const recipients = [await recipientOf(channel)];
    const [short, longer] = [
      await sealJson({ text: 'a' }, recipients),
      await sealJson({ text: 'a'.repeat(900) }, recipients),
    ];
    expect(short.length).toBe(longer.length);
    expect(longer.includes('aaa')).toBe(false);
    longer[longer.length - 1] = (longer.at(-1) ?? 0) ^ 1;
    await expect(unsealJson(longer, channel)).rejects.toThrow();
  });
});

it('what a report is found by opens nothing', async () => {
  const letters = lettersOf('report');
  expect(locatorOf(letters)).toMatch(/^[\w-]{43}$/);
  expect(identityOf(letters)).not.toContain(locatorOf(letters));
  expect(await recipientOf(identityOf(letters))).toMatch(/^age1/);
});
