import { trustedHtml } from '@ofgc/shared/contract';
import { useMemo } from 'react';

/**
 * A page's structured data (schema.org), as one graph. `<` is escaped, so that no text can end the script element.
 * @param nodes without `@context`
 */
export function JsonLd({ nodes }: { nodes: readonly object[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  const markup = useMemo(() => ({ __html: trustedHtml(json) }), [json]);
  return <script type="application/ld+json" dangerouslySetInnerHTML={markup} />;
}
