import type { ThirdPartyService } from '@ofgc/shared/third-party/services.ts';
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

  it('allows no inline, evaluated or foreign code', () => {
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

  it('allows the origins of the third-party services only, and scripts from the first origin of each only', () => {
    const statistics = { name: 'statistics', script: '', origins: ['https://tags.example', 'https://*.hits.example'] };
    const maps = { name: 'maps', script: '', origins: ['https://maps.example', 'https://fonts.example'] };
    const opened = directives(contentSecurityPolicy({ thirdPartyServices: [statistics, maps] as ThirdPartyService[] }));
    const all = 'https://tags.example https://*.hits.example https://maps.example https://fonts.example';
    expect(opened.get('script-src')).toBe("'self' https://tags.example https://maps.example");
    expect(opened.get('connect-src')).toBe(`'self' ${all}`);
    expect(opened.get('img-src')).toBe(`'self' data: ${all}`);
    expect(opened.get('style-src')).toBe("'self' https://maps.example https://fonts.example");
    expect(opened.get('font-src')).toBe("'self' https://maps.example https://fonts.example");
    for (const name of ['script-src', 'connect-src', 'img-src', 'style-src', 'font-src']) opened.delete(name);
    const others = directives(policy);
    for (const [name, value] of opened) expect(others.get(name)).toBe(value);
    expect([...opened.values()].join(' ')).not.toMatch(/unsafe|http/);
  });

  it('requires trusted types with the site’s own policies, unless there are third-party services', () => {
    expect(directives(policy).get('require-trusted-types-for')).toBe("'script'");
    expect(directives(policy).get('trusted-types')).toBe('ofgc default');
    const service = { name: 'maps', script: '', origins: ['https://maps.example'] } as ThirdPartyService;
    expect(contentSecurityPolicy({ thirdPartyServices: [service] })).not.toContain('trusted-types');
  });

  it('allows no other scripts in development', () => {
    expect(directives(contentSecurityPolicy({ development: true })).get('script-src')).toBe("'self'");
  });
});
