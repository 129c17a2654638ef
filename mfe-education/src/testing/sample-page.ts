import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';

/** An editorial page, for tests. @param anchors of its sections */
export function samplePage(path: string, anchors: readonly string[] = []): Page {
  return {
    id: 1,
    path,
    title: 'Título',
    description: 'Descripción',
    lead: 'Entradilla',
    sections: anchors.map((anchor) => ({ anchor, title: `Parte ${anchor}`, html: `<p>Texto ${anchor}</p>` })),
    updatedOn: '2026-11-12',
    lang: 'es',
  };
}
