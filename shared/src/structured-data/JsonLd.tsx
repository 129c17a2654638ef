/** A schema.org node as data in the page; what it says cannot end the script element that it stands in. */
export function JsonLd({ node }: { node: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
