import type { ReactNode } from 'react';
import { formatDate } from '../../../dates/format.ts';
import type { ReportFileKind } from '../../../domain/reporting-channel/report-files.ts';
import type { ReportMessage } from '../../../domain/reporting-channel/report.schema.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { fileSize } from '../../../labels/file-size.ts';
import { localisedPath } from '../../../routes/localised-path.ts';
import { Button } from '../../forms/Button/Button.tsx';
import styles from './ReportMessages.module.css';

interface ReportMessagesProps<Author extends string> {
  messages: readonly (Omit<ReportMessage, 'author'> & { author: Author })[];
  /** The side that the reader writes with: its messages are marked. */
  otherSide: Author;
  /** The texts come from the catalogue of the section, so that other pages do not contain them. */
  authorName: (author: Author) => string;
  fileLabel: (file: { number: number; kind: ReportFileKind; size: string }) => string;
  /** The path, without locale, that answers with a file. */
  filePath: string;
  /** The field that gives access to the files. */
  secret: { name: string; value: string };
  /** What stands below a message, with its files. */
  children?: (id: number) => ReactNode;
}

/** The messages of a report, each with the files attached to it. */
export function ReportMessages<Author extends string>(props: ReportMessagesProps<Author>) {
  const { messages, otherSide, authorName, fileLabel, filePath, secret, children } = props;
  const locale = useLocale();
  return (
    <ol className={styles.messages}>
      {messages.map(({ id, author, writtenOn, text, files }) => (
        <li key={id} className={styles.message} data-author={author} data-other={author === otherSide ? '' : undefined}>
          <p className={styles.head}>
            <b>{authorName(author)}</b> <time dateTime={writtenOn}>{formatDate(writtenOn, 'date', locale)}</time>
          </p>
          <p className={styles.text}>{text}</p>
          {files.map(({ kind, bytes }, place) => (
            <form key={`${id}-${place}`} method="post" action={localisedPath(filePath, locale)}>
              <input type="hidden" {...secret} />
              <input type="hidden" name="message" value={id} />
              <input type="hidden" name="place" value={place} />
              <Button type="submit" kind="quiet" size="row">
                {fileLabel({ number: place + 1, kind, size: fileSize(bytes, locale) })}
              </Button>
            </form>
          ))}
          {children?.(id)}
        </li>
      ))}
    </ol>
  );
}
