import type { OfficeAlert } from '@ofgc/shared/domain/office-alerts/office-alert.schema.ts';
import { sanitised } from '../../content/sanitise-html.ts';
import type { AlertVersion } from './find.ts';

/** @param history the alert's versions, the newest first */
export function presentOfficeAlert(alert: AlertVersion, now: Date, history: readonly AlertVersion[] = []): OfficeAlert {
  const { alertId: id, version, title, activeFrom, activeTo, isPublished } = alert;
  const text = { es: title.es, en: title.en ?? '' };
  const published = now < activeFrom ? 'scheduled' : now < activeTo ? 'shown' : 'over';
  return {
    id,
    version,
    text,
    html: { es: sanitised(text.es), en: sanitised(text.en) },
    from: activeFrom.toISOString(),
    to: activeTo.toISOString(),
    state: isPublished ? published : 'draft',
    history: history.map((one) => ({
      version: one.version,
      at: one.at.toISOString(),
      actor: one.actor,
      text: one.title.es,
      english: one.title.en ?? '',
      from: one.activeFrom.toISOString(),
      to: one.activeTo.toISOString(),
      isPublished: one.isPublished,
    })),
  };
}
