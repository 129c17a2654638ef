import type { OpenApi } from '@ofgc/shared/contract/openapi.ts';

/** Names of the API's properties that are markup, which pages show as it is. @param description of the API */
export function namesOfMarkup(description: OpenApi): ReadonlySet<string> {
  const found = new Set<string>();
  const read = (value: unknown, name: string) => {
    if (typeof value !== 'object' || value === null) return;
    if ('contentMediaType' in value) found.add(name);
    // What a list or a choice has belongs to its property.
    const isOfProperty = (key: string) => Array.isArray(value) || /^(?:items|anyOf|oneOf|allOf|schema)$/.test(key);
    for (const [key, one] of Object.entries(value)) read(one, isOfProperty(key) ? name : key);
  };
  read(description.paths, '');
  return found;
}
