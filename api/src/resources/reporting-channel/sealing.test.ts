import { describe, expect, it } from 'vitest';
import { newCode, readCode } from './access-code.ts';
import { deriveIdentity, locatorOf, recipientOf, sealJson, unsealJson } from './sealing.ts';

const lettersOf = (kind: 'report' | 'channel') => readCode(kind, newCode(kind)) ?? '';
const [reporter, channel, stranger] = [lettersOf('report'), lettersOf('channel'), lettersOf('report')].map(
  deriveIdentity,
) as [string, string, string];

describe('sealed data', () => {
  it('are opened by the reporter and the channel, and by nobody else', async () => {
    const recipients = await Promise.all([reporter, channel].map(recipientOf));
    const sealed = await sealJson({ text: 'Ñandú' }, recipients);
    expect(await unsealJson(sealed, reporter)).toEqual({ text: 'Ñandú' });
    expect(await unsealJson(sealed, channel)).toEqual({ text: 'Ñandú' });
    await expect(unsealJson(sealed, stranger)).rejects.toThrow();
  });

  it('hide content and length, and are refused when altered', async () => {
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

it('the locator of a report differs from the identity that opens it', async () => {
  const letters = lettersOf('report');
  expect(locatorOf(letters)).toMatch(/^[\w-]{43}$/);
  expect(deriveIdentity(letters)).not.toContain(locatorOf(letters));
  expect(await recipientOf(deriveIdentity(letters))).toMatch(/^age1/);
});
