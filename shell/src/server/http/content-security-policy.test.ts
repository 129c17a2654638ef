import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const directives = (policy: string) =>
  new Map(
    policy
      .split('; ')
      .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
  );

describe('the content security policy', () => {
  const policy = contentSecurityPolicy();

  it('allows nothing inline, nothing evaluated and nothing foreign', () => {
    expect(policy).not.toMatch(/unsafe|http|\*|blob:/);
    expect(directives(policy).get('default-src')).toBe("'none'");
    expect(directives(policy).get('script-src')).toBe("'self'");
    expect(directives(policy).get('style-src')).toBe("'self'");
  });

  it.each(['base-uri', 'frame-ancestors', 'object-src'])('forbids %s', (name) => {
    expect(directives(policy).get(name)).toBe("'none'");
  });

  it('lets forms post to this site only', () => expect(directives(policy).get('form-action')).toBe("'self'"));

  it('names each directive once', () => expect(directives(policy).size).toBe(policy.split('; ').length));

  it('opens scripts to nobody in development either', () => {
    expect(directives(contentSecurityPolicy({ development: true })).get('script-src')).toBe("'self'");
  });
});
