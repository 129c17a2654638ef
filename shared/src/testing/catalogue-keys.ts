/** The `{{names}}` of a text's values, and the `<tags>` that a component fills. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<(\w+)\s*\/?>/g)]
    .map(([, value, tag]) => value ?? `<${tag}>`)
    .toSorted();
}

/**
 * Reads the sources as text, because types only tell that a key exists, not that it is used: an unused one would stay for ever.
 * @returns keys that occur nowhere in the sources, neither whole nor as a template (`kind.${kind}.title`)
 */
export function unusedKeys(keys: readonly string[], source: string): string[] {
  const filledIn = source
    .split('\n')
    .filter((line) => line.includes('${'))
    .join('\n');
  return keys.filter((key) => {
    const name = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
    return !isNamed(name, source) && !isNamed(key, source) && !isFilledIn(name.split('.'), filledIn);
  });
}

function isNamed(key: string, source: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${key}${quote}`));
}

/** A template's segment may begin with fixed letters: `club.other${age}`. */
function isFilledIn(parts: readonly string[], source: string): boolean {
  return parts.some((part, index) => {
    const before = parts.slice(0, index).join('.');
    const beginnings = Array.from({ length: part.length + 1 }, (_, length) => part.slice(0, length));
    if (before === '' || !beginnings.some((letters) => source.includes(`\`${before}.${letters}\${`))) return false;
    const rest = parts.slice(index + 1).join('.');
    return rest === '' || source.includes(`}.${rest}\``) || source.includes('}.${');
  });
}
