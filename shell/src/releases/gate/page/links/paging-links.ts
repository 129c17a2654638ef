import { type PageElement, relationsOf } from '../elements.ts';

/** Parameters that say where a list goes on: `before` of one link takes the place of `after`. */
const cursors = /^(?:after|before|cursor|desde|hasta)$/;

/** Links to the next or previous part of a list (`rel`) that lose the list's other filters. @returns one line at most */
export function pagingProblems(address: string, own: readonly PageElement[], siteUrl: string): string[] {
  const page = new URL(address, siteUrl);
  const led = own.flatMap(({ name, attributes }) =>
    name === 'a' && relationsOf(attributes).some((one) => one === 'next' || one === 'prev')
      ? (URL.parse(attributes['href'] ?? '', page) ?? [])
      : [],
  );
  const paging = led.filter(({ origin, pathname }) => origin === page.origin && pathname === page.pathname);
  // The parameter that differs among these links is the place in the list; a link back to the first part leaves it out.
  const places = new Set(
    paging.flatMap(({ searchParams }) =>
      [...searchParams].flatMap(([name, value]) => (page.searchParams.get(name) === value ? [] : name)),
    ),
  );
  const [leftOut, ...more] = [...page.searchParams.keys()].filter((name) =>
    paging.some(({ searchParams }) => !searchParams.has(name)),
  );
  if (places.size === 0 && leftOut !== undefined && more.length === 0) places.add(leftOut);
  for (const { searchParams, pathname, search } of paging)
    for (const name of page.searchParams.keys())
      if (!searchParams.has(name) && !places.has(name) && !cursors.test(name) && places.size > 0)
        return [`leads to ${pathname}${search} as the next or previous part of its list, without “${name}”`];
  return [];
}
