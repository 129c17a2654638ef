import { trustedHtml } from '@ofgc/shared/contract';
import { useMemo } from 'react';

/**
 * What a page says to machines (schema.org), as one graph. What it says cannot end the script element that it stands in.
 * @param nodes without `@context`
 */
export function JsonLd({ nodes }: { nodes: readonly object[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  const markup = useMemo(() => ({ __html: trustedHtml(json) }), [json]);
  return <script type="application/ld+json" dangerouslySetInnerHTML={markup} />;
}
