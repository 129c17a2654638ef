import { randomInt } from 'node:crypto';
import { requestIdHeader } from '@ofgc/shared/logging/request-id.ts';

/** In each header of each visitor of a trial. */
export const visitorMark = 'marca-de-quien-visita';
let visitors = 0;

/** The headers of a visitor's request in a trial, each with a value that nothing else has. */
export interface MarkedVisitor {
  headers: Record<string, string>;
  /** The facts about the visitor in a page, in words; undefined where there are none. */
  factsIn: (html: string) => string | undefined;
}

/** A visitor who can be recognised: what a page says of one visitor, all who come later would read. */
export function markedVisitor(): MarkedVisitor {
  const own = `${visitorMark}-${++visitors}`;
  // One of the addresses for tests of networks, drawn for each rendering, because the API limits calls by address.
  const address = `198.18.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  const values: Record<string, [value: string, words: string]> = {
    'x-forwarded-for': [address, 'address'],
    [requestIdHeader]: [`${own}-1`, 'request id'],
    'user-agent': [`${own}-2`, 'browser (User-Agent)'],
    cookie: [`una=${own}-3`, 'cookies'],
    'accept-language': [`es, x-${own}-4`, 'languages (Accept-Language)'],
    authorization: [`${own}-5`, 'credentials (Authorization)'],
  };
  const facts = Object.values(values).map(([value, words]) => [value.split(/[ =]/).at(-1) ?? '', words] as const);
  return {
    headers: Object.fromEntries(Object.entries(values).map(([name, [value]]) => [name, value])),
    // Most pages have nothing of it: one look finds all values but the address.
    factsIn: (html) =>
      html.includes(own) || html.includes(address) ? facts.find(([value]) => html.includes(value))?.[1] : undefined,
  };
}
