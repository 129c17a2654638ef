import type { Socket } from 'node:net';
import { visitorGroup } from '@ofgc/shared/http/client-ip-group.ts';
import { describe, expect, it } from 'vitest';
import { addressTest, visitorAddress } from './visitor-address.ts';

const asked = (remoteAddress: string, forwarded?: string | string[]) => ({
  socket: { remoteAddress } as Socket,
  headers: { 'x-forwarded-for': forwarded as string },
});

describe('the visitor’s address', () => {
  it.each<[string, string[], string, string | undefined, string]>([
    ['is that of the connection if no proxy is trusted', [], '203.0.113.9', undefined, '203.0.113.9'],
    ['is not what the header of an untrusted visitor says', [], '203.0.113.9', '192.0.2.7', '203.0.113.9'],
    ['is not what an untrusted header from this machine says', [], '127.0.0.1', '192.0.2.7', '127.0.0.1'],
    ['is what the header of a trusted proxy says', ['10.0.0.0/8'], '10.1.2.3', '192.0.2.7', '192.0.2.7'],
    [
      'is the last entry of a trusted proxy’s header, not an earlier one',
      ['10.1.2.3'],
      '10.1.2.3',
      '6.6.6.6, 192.0.2.7',
      '192.0.2.7',
    ],
    [
      'is the last entry before those of trusted proxies',
      ['10.0.0.0/8'],
      '10.1.2.3',
      '6.6.6.6, 192.0.2.7, 10.9.9.9',
      '192.0.2.7',
    ],
    ['is that of the proxy if it sends no header', ['10.1.2.3'], '10.1.2.3', undefined, '10.1.2.3'],
    ['is that of the proxy if its header has no address', ['10.1.2.3'], '10.1.2.3', 'unknown', '10.1.2.3'],
    ['is IPv4 when it is written as mapped IPv6', ['127.0.0.1'], '::ffff:127.0.0.1', '::ffff:192.0.2.7', '192.0.2.7'],
    ['is read without its port', ['10.1.2.3'], '10.1.2.3', '192.0.2.7:51234', '192.0.2.7'],
    ['is read without its port for IPv6', ['10.1.2.3'], '10.1.2.3', '[2a02:9::5]:51234', '2a02:9::5'],
    ['is what the header of a trusted IPv6 proxy says', ['2001:db8::/32'], '2001:db8::1', '2a02:9::5', '2a02:9::5'],
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
])('%s is counted for limits as %s', (address, group) => {
  expect(visitorGroup(address)).toBe(group);
});
