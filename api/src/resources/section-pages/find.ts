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

/** JSON of the database has its keys in an order of its own. */
function inOrder({ es, en }: { es: string; en?: string }) {
  return { es, en: en ?? es };
}
