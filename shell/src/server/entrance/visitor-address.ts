import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { plainAddress } from '@ofgc/shared/http/client-ip-group.ts';

/** The visitor's network address of a request, as far as it can be trusted. */
export type VisitorAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

/** Whether an address is in a list. */
export type AddressTest = (address: string) => boolean;

/** @param list addresses and networks: `10.0.0.7`, `10.0.0.0/8`, `2001:db8::/32` */
export function addressTest(list: readonly string[]): AddressTest {
  const known = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && known.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
}

/**
 * Finds the visitor's address. Values that a visitor writes into `X-Forwarded-For` do not count: the header is read from its end,
 * where the nearest proxy wrote, and only as far as the proxies are trusted.
 */
export function visitorAddress(isTrusted: AddressTest): VisitorAddress {
  return ({ headers, socket }) => {
    let address = plainAddress(socket.remoteAddress ?? '');
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    while (isTrusted(address)) {
      const before = plainAddress(withoutPort((forwarded.pop() ?? '').trim()));
      if (isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
}

/** Some load balancers write the visitor's port, too: `192.0.2.7:51234`, `[2a02:9::5]:51234`. */
function withoutPort(text: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');
}
