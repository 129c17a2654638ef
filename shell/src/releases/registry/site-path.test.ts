import { describe, expect, it } from 'vitest';
import { statementSchema } from '../signed/signed-request.ts';
import { registrySchema } from '../release.schema.ts';
import { readRedirect } from './site-path.ts';

const registryWith = (redirect: string) =>
  registrySchema.safeParse({
    apps: { jobs: { version: 'v1', mounts: [], slots: [], previous: [], removed: { redirect } } },
  }).success;
const statementWith = (redirect: string) => statementSchema.shape.redirect.safeParse(redirect).success;

describe('the redirect of a section that is taken down', () => {
  it.each([
    '//evil.example/x',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    'https://evil.example',
    'sobre-ofgc',
    '',
  ])('is refused as %j in a command, in a signed statement and in the registry', (redirect) => {
    expect(() => readRedirect(redirect)).toThrow('--redirect takes a path of the site (/sobre-ofgc), not "');
    expect([statementWith(redirect), registryWith(redirect)]).toEqual([false, false]);
  });

  it.each(['/x\0', '/\ud800', '/sobre\u2011ofgc'])(
    'is refused as %j in a command and in a signed statement',
    (redirect) => {
      expect(() => readRedirect(redirect)).toThrow('--redirect takes a path of the site');
      expect(statementWith(redirect)).toBe(false);
    },
  );

  it.each(['/', '/sobre-ofgc', '/en/explora?tema=a#b'])('may be %s', (redirect) => {
    expect(readRedirect(redirect)).toBe(redirect);
    expect([statementWith(redirect), registryWith(redirect)]).toEqual([true, true]);
  });

  it('is null if none is given', () => {
    expect(readRedirect(undefined)).toBeNull();
  });
});
