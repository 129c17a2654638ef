/** The full keys of the texts of each namespace. */
export type CatalogueKeys = Record<string, readonly string[]>;

/**
 * The texts that a script can use: those whose keys are in it, in full (`'menu.close'`) or as a template
 * (`link.${key}`, which matches any key that begins and ends like that). Unit tests check that every key of a catalogue is
 * written in the sources in one of these ways.
 * @returns keys with their namespace, `shell:menu.close`, in the order of the catalogue
 */
export function textsUsedBy(script: string, catalogues: CatalogueKeys): string[] {
  const whole = new Set([...script.matchAll(/["'`]([\w.-]+)(?=["'`])/g)].map(([, key]) => key));
  const filledIn = [...script.matchAll(/`([\w-]+\.[\w.-]*)\$\{(?:[^{}`]*\}([\w.-]*)`)?/g)];
  const isAskedFor = (key: string) => {
    const name = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
    return (
      whole.has(name) ||
      whole.has(key) ||
      filledIn.some(([, beginning = '', ending = '']) => name.startsWith(beginning) && name.endsWith(ending))
    );
  };
  return Object.entries(catalogues).flatMap(([namespace, keys]) =>
    keys.filter(isAskedFor).map((key) => `${namespace}:${key}`),
  );
}
