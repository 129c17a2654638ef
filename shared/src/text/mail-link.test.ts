import { expect, it } from 'vitest';
import { mailLink } from './mail-link.ts';

it.each([
  ['eva.ruiz+area@ceip.example', 'mailto:eva.ruiz%2Barea@ceip.example'],
  ['ceip?bcc=x&body=hola%0aescriba@evil.example', 'mailto:ceip%3Fbcc%3Dx%26body%3Dhola%250aescriba@evil.example'],
])('a link to %s is %s', (email, link) => expect(mailLink(email)).toBe(link));
