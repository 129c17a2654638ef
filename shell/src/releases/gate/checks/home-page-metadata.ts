import { type PageElement, relationsOf } from './elements.ts';

/** What a page loads for its parts: their pictures, scripts and styles. */
const loading = ['preload', 'modulepreload', 'stylesheet'];
const releasesPath = '/assets/';

/**
 * A slot must not change what browsers and search engines read of the page: words about it, links of it, scripts that
 * are of no release.
 * @param without the page without the part
 */
export function homeMetadataProblems(elements: readonly PageElement[], without: readonly PageElement[]): string[] {
  const known = without.map((element) => described(element));
  const foreign = elements.filter((element) => {
    if (!isForThePage(element)) return false;
    const place = known.indexOf(described(element));
    // One is there for one of the page's own.
    if (place >= 0) known.splice(place, 1);
    return place < 0;
  });
  return [...new Set(foreign.map((element) => `has ${tagOf(element)} in it, which is for the page to say`))];
}

function isForThePage({ name, attributes }: PageElement): boolean {
  if (name === 'link') {
    const relations = relationsOf(attributes);
    return relations.length === 0 || relations.some((one) => !loading.includes(one));
  }
  if (name === 'script') return !attributes['src']?.startsWith(releasesPath);
  return name === 'meta';
}

function described({ name, attributes }: PageElement): string {
  return JSON.stringify([name, Object.entries(attributes).toSorted(([one], [other]) => one.localeCompare(other))]);
}

/** With the attribute that says what it is. */
function tagOf({ name, attributes }: PageElement): string {
  const said = ['name', 'property', 'rel', 'type', 'src'].find((attribute) => attribute in attributes);
  return said ? `<${name} ${said}="${attributes[said]}">` : `<${name}>`;
}
