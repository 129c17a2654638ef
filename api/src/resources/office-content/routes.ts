import type { Database } from '../../database/database.ts';
import type { Api } from '../../http/api.ts';
import { latestAlertVersions } from '../office-alerts/find.ts';
import { findShownPatches } from '../office-concerts/find.ts';
import type { EventPatch } from '../office-concerts/event-patch.ts';

/** The office's changes, in the format of the content files. */
export interface OfficeContent {
  /** An entry of `alerts.json`; null: the office has taken the alert down, or it is a draft. */
  alerts: { id: number; entry: AlertEntry | null }[];
  concerts: { id: number; patch: EventPatch }[];
}

interface AlertEntry {
  id: number;
  title: { es: string; en?: string | undefined };
  event?: number;
  from: string;
  to: string;
}

/** @returns only published changes, no drafts */
export async function findOfficeContent(database: Database): Promise<OfficeContent> {
  const alerts = await latestAlertVersions(database).execute();
  const concerts = await findShownPatches(database);
  return {
    alerts: alerts.map(({ alertId: id, title: { es, en }, eventId, activeFrom, activeTo, isPublished }) => {
      const times = { from: activeFrom.toISOString(), to: activeTo.toISOString() };
      const title = en === undefined ? { es } : { es, en };
      return { id, entry: isPublished ? { id, title, ...(eventId !== null && { event: eventId }), ...times } : null };
    }),
    concerts: [...concerts].map(([id, patch]) => ({ id, patch })),
  };
}

/** `/internal/office-content`: for `npm run content`. */
export function officeContentRoutes(api: Api, { database }: { database: Database }): void {
  api.get('/internal/office-content', { schema: { hide: true } }, async (): Promise<{ data: OfficeContent }> => ({
    data: await findOfficeContent(database),
  }));
}
