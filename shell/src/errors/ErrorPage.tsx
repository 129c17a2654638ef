import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { TermField } from '@ofgc/shared/design/forms/TermField/TermField.tsx';
import { Lead } from '@ofgc/shared/design/text/Lead/Lead.tsx';
import { RichMessage } from '@ofgc/shared/design/text/RichMessage/RichMessage.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { contactPath } from '@ofgc/shared/routes/site/pages.ts';
import { searchPath } from '@ofgc/shared/routes/site/search.ts';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ComingConcerts } from './ComingConcerts.tsx';
import { ErrorLayout } from './ErrorLayout.tsx';
import styles from './ErrorPage.module.css';
import { ErrorLinks } from './ErrorLinks.tsx';
import { useFailedNavigation } from './use-failed-navigation.ts';

interface ErrorPageProps {
  /** The true HTTP status; the error's own message never reaches the visitor. */
  status: number;
  /** A sentence for the visitor about what is wrong with the address. */
  reason?: string | undefined;
}

/** The text for each status; for other statuses, the text says that the error may be temporary. */
const kinds: Partial<Record<number, 'notFound' | 'gone' | 'refused' | 'notAccepted'>> = {
  400: 'refused',
  404: 'notFound',
  405: 'notAccepted',
  410: 'gone',
};

/** Shown for an address that does not exist or is invalid, and for any other error. */
export function ErrorPage({ status, reason }: ErrorPageProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  useFailedNavigation();
  const isUnknown = status === 404;
  const kind = kinds[status] ?? 'unexpected';
  const isUnexpected = kind === 'unexpected';
  const isUnsent = kind === 'notAccepted';
  const isGone = kind === 'gone';
  const hasSearch = isUnknown || isGone;
  return (
    <ErrorLayout
      title={t(`error.${kind}.title`)}
      eyebrow={hasSearch ? undefined : t('error.unexpected.status', { status })}
    >
      <Lead>{t(`error.${kind}.text`)}</Lead>
      {reason && kind === 'refused' && <p>{reason}</p>}
      <p>
        <RichMessage
          text={t(`error.${isUnexpected || isUnsent ? kind : 'notFound'}.advice`)}
          elements={{ contact: <SiteLink to={contactPath}>{null}</SiteLink> }}
        />
      </p>
      <ErrorLinks canRetry={isUnexpected || isUnsent} isUnsent={isUnsent} isGone={isGone} />
      {hasSearch && (
        <search className={styles.search}>
          <Form action={localisedPath(searchPath, locale)}>
            <TermField label={t('error.searchLabel')} />
            <Button type="submit" kind="secondary" size="field">
              {t('error.search')}
            </Button>
          </Form>
        </search>
      )}
      {isUnknown && <ComingConcerts />}
    </ErrorLayout>
  );
}
