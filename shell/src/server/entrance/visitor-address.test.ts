import type { Socket } from 'node:net';
import { visitorGroup } from '@ofgc/shared/http/visitor-group.ts';
import { describe, expect, it } from 'vitest';
import { addressTest, visitorAddress } from './visitor-address.ts';

const asked = (remoteAddress: string, forwarded?: string | string[]) => ({
  socket: { remoteAddress } as Socket,
  headers: { 'x-forwarded-for': forwarded as string },
});

describe('whose request it is', () => {
  it.each<[string, string[], string, string | undefined, string]>([
    ['is who connected', [], '203.0.113.9', undefined, '203.0.113.9'],
    ['is no matter of what a visitor says', [], '203.0.113.9', '192.0.2.7', '203.0.113.9'],
    ['is no matter of what one on this machine says', [], '127.0.0.1', '192.0.2.7', '127.0.0.1'],
    ['is told by a trusted proxy', ['10.0.0.0/8'], '10.1.2.3', '192.0.2.7', '192.0.2.7'],
    [
      'is what the trusted proxy wrote, not what came before',
      ['10.1.2.3'],
      '10.1.2.3',
      '6.6.6.6, 192.0.2.7',
      '192.0.2.7',
    ],
    ['is told through several', ['10.0.0.0/8'], '10.1.2.3', '6.6.6.6, 192.0.2.7, 10.9.9.9', '192.0.2.7'],
    ['is the proxy where it says nothing', ['10.1.2.3'], '10.1.2.3', undefined, '10.1.2.3'],
    ['is the proxy where it says no address', ['10.1.2.3'], '10.1.2.3', 'unknown', '10.1.2.3'],
    ['is IPv4 however it is written', ['127.0.0.1'], '::ffff:127.0.0.1', '::ffff:192.0.2.7', '192.0.2.7'],
    ['is told with its port', ['10.1.2.3'], '10.1.2.3', '192.0.2.7:51234', '192.0.2.7'],
    ['is told with its port, of IPv6', ['10.1.2.3'], '10.1.2.3', '[2a02:9::5]:51234', '2a02:9::5'],
    ['is told by a proxy of IPv6', ['2001:db8::/32'], '2001:db8::1', '2a02:9::5', '2a02:9::5'],
  ])('%s', (_, trusted, remote, forwarded, visitor) => {
    expect(visitorAddress(addressTest(trusted))(asked(remote, forwarded))).toBe(visitor);
  });
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2a02:9130:88b1:5::1', '2a02:9130:88b1:5::/64'],
  ['2A02:9130:88b1:0005:aaaa:bbbb:cccc:dddd', '2a02:9130:88b1:5::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, group) => {
  expect(visitorGroup(address)).toBe(group);
});
