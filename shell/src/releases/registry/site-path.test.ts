import { describe, expect, it } from 'vitest';
import { statementSchema } from '../signed/signed-request.ts';
import { registrySchema } from '../release.schema.ts';
import { readRedirect } from './site-path.ts';

const registryWith = (redirect: string) =>
  registrySchema.safeParse({
    apps: { jobs: { version: 'v1', mounts: [], slots: [], previous: [], removed: { redirect } } },
  }).success;
const statementWith = (redirect: string) => statementSchema.shape.redirect.safeParse(redirect).success;

describe('where a section that is taken down leads', () => {
  it.each([
    '//evil.example/x',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    'https://evil.example',
    'sobre-ofgc',
    '',
  ])('is not %j: neither in a command, nor in what a team signs, nor in the registry', (redirect) => {
    expect(() => readRedirect(redirect)).toThrow('--redirect takes a path of the site (/sobre-ofgc), not "');
    expect([statementWith(redirect), registryWith(redirect)]).toEqual([false, false]);
  });

  it.each(['/', '/sobre-ofgc', '/en/explora?tema=a#b'])('may be %s', (redirect) => {
    expect(readRedirect(redirect)).toBe(redirect);
    expect([statementWith(redirect), registryWith(redirect)]).toEqual([true, true]);
  });

  it('is nowhere where nothing is given', () => {
    expect(readRedirect(undefined)).toBeNull();
  });
});
