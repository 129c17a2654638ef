import { createHash } from 'node:crypto';
import type { Alert } from '@ofgc/shared/domain/alerts/alert.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn } from '../../content/bilingual.ts';
import { sanitised } from '../../content/sanitise-html.ts';
import type { AlertRecord } from './find.ts';

/** An alert: its title is sanitised HTML; one without translation says its language. */
export function presentAlert({ id, title, eventId }: AlertRecord, lang: Locale): Alert {
  const read = readerIn(lang);
  const html = sanitised(read(title));
  const key = createHash('sha256')
    .update(JSON.stringify([id, title.es, title.en]))
    .digest('base64url')
    .slice(0, 12);
  return { id, key, title: read.lang === lang ? html : `<span lang="${read.lang}">${html}</span>`, eventId };
}
