import { FileText, Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../dates/format.ts';
import type { Document } from '../../../domain/documents/document.schema.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { foreignLang } from '../../../i18n/foreign-lang.ts';
import { Icon } from '../../brand/Icon/Icon.tsx';
import { SiteLink } from '../../navigation/SiteLink/SiteLink.tsx';
import { fileSize } from '../../../labels/file-size.ts';
import styles from './Downloads.module.css';

interface DownloadsProps {
  documents: readonly Document[];
  /** Returns the kind of document, shown before the date. */
  noteOf?: (document: Document) => string;
  /** Off where the list is below a date. */
  isDated?: boolean;
}

/** A list of files with dates: "Title (PDF, 240 kB, español)". They open in the same tab, or as the browser is set. */
export function Downloads({ documents, noteOf, isDated = true }: DownloadsProps) {
  return (
    <ul className={styles.downloads} data-dated={isDated ? '' : undefined}>
      {documents.map((document) => (
        <li key={document.id}>
          <Download document={document} note={noteOf?.(document)} isDated={isDated} />
        </li>
      ))}
    </ul>
  );
}

interface DownloadProps {
  document: Document;
  note: string | undefined;
  isDated: boolean;
}

function Download({ document, note, isDated }: DownloadProps) {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  const { title, path, format, bytes, pages, language, publishedAt, mime, kind } = document;
  const size = fileSize(bytes, locale);
  return (
    <>
      <Icon of={kind === 'data' ? Table2 : FileText} className={styles.icon} />
      <SiteLink to={path} className={styles.link} hrefLang={language} type={mime}>
        <span className={styles.title} lang={foreignLang(document.lang, locale)}>
          {title}
        </span>{' '}
        <span className={styles.file}>
          {mime.startsWith('image/')
            ? t('fileOfImage', { format, size })
            : t('file', { format, size, language: t(`languageName.${language}`) })}
        </span>
      </SiteLink>
      {isDated && (
        <p className={styles.note}>
          {note && <span>{note}</span>} <time dateTime={publishedAt}>{formatDate(publishedAt, 'date', locale)}</time>{' '}
          {pages !== null && <span>{t('pages', { count: pages })}</span>}
        </p>
      )}
    </>
  );
}
