import type { Database } from '../../database/database.ts';

/** The pages that live sections declare, in the order of the site map. */
export async function findSectionPages(database: Database) {
  const rows = await database.selectFrom('sectionPages').selectAll().orderBy('position').execute();
  return rows.map(({ position, path, title, summary, parent }) => ({
    position,
    path,
    title: inOrder(title),
    summary: summary && inOrder(summary),
    parent,
  }));
}
export type SectionPageRecord = Awaited<ReturnType<typeof findSectionPages>>[number];

/** Restores the order of the keys, because the database orders the keys of JSON in its own way. */
function inOrder({ es, en }: { es: string; en?: string }) {
  return { es, en: en ?? es };
}
