import { type PageElement, relationsOf } from './elements.ts';
import { thingsIn, typesOf } from './values/structured-data.ts';

/** Relations of links with which a page loads pictures, scripts and styles of its parts. */
const loading = ['preload', 'modulepreload', 'stylesheet'];
const releasesPath = '/assets/';

/**
 * A slot must not change the page's metadata for browsers and search engines: no meta elements, links or scripts from outside of
 * releases.
 * @param without the page without the slot
 */
export function homeMetadataProblems(elements: readonly PageElement[], without: readonly PageElement[]): string[] {
  const known = without.map((element) => described(element));
  const foreign = elements.filter((element) => {
    if (!isForThePage(element)) return false;
    const place = known.indexOf(described(element));
    // Each element of the page itself explains one equal element.
    if (place >= 0) known.splice(place, 1);
    return place < 0;
  });
  return [...new Set(foreign.map((element) => `has ${tagOf(element)} in it, which is for the page to say`))];
}

/** Kinds of data for search engines that are about the page or the site. */
const ofThePage = /^(?:WebSite|WebPage|Organization|BreadcrumbList)$/;

/** Data of one thing that a part shows, for search engines: microdata, or a script of JSON. An organisation may be named within a thing. */
function isOfThing({ name, attributes, part, text }: PageElement): boolean {
  if (part === undefined) return false;
  return name === 'script'
    ? attributes['type'] === 'application/ld+json' &&
        !thingsIn(text)
          .flatMap(typesOf)
          .some((type) => ofThePage.test(type))
    : 'itemprop' in attributes;
}

function isForThePage(element: PageElement): boolean {
  if (isOfThing(element)) return false;
  const { name, attributes } = element;
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

/** The element's tag with the attribute that identifies it. */
function tagOf({ name, attributes }: PageElement): string {
  const attribute = ['name', 'property', 'rel', 'type', 'src'].find((one) => one in attributes);
  return attribute ? `<${name} ${attribute}="${attributes[attribute]}">` : `<${name}>`;
}
