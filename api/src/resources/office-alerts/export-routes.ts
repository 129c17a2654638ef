import type { Database } from '../../database/database.ts';
import type { Api } from '../../http/api.ts';
import { latestVersions } from './find.ts';

/** An alert as `alerts.json` has it; null: the office has taken it down, or it is a draft. */
export interface ExportedAlert {
  id: number;
  entry: {
    id: number;
    title: { es: string; en?: string | undefined };
    event?: number;
    from: string;
    to: string;
  } | null;
}

/** `/internal/office-content`: what the office has written, for `npm run content -- export`. */
export function exportRoutes(api: Api, { database }: { database: Database }): void {
  api.get('/internal/office-content', { schema: { hide: true } }, async (): Promise<{ data: ExportedAlert[] }> => {
    const written = await latestVersions(database).execute();
    return {
      data: written.map(({ alertId: id, title, eventId, activeFrom, activeTo, isPublished }) => {
        const times = { from: activeFrom.toISOString(), to: activeTo.toISOString() };
        return { id, entry: isPublished ? { id, title, ...(eventId !== null && { event: eventId }), ...times } : null };
      }),
    };
  });
}
