// By their packages' names: the instances that shell and remotes share.
import { createApiClient } from '@ofgc/shared/api-client';
import { useLocale } from '@ofgc/shared/i18n';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { fetchSession } from '../../../api-client/sessions.ts';
import type { AccountKind } from '../../../domain/accounts/account.ts';
import { signInPath } from '../../../routes/accounts.ts';
import { localisedPath, splitLocale } from '../../../routes/localised-path.ts';
import { Button } from '../../forms/Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import styles from './SessionEnd.module.css';

/** It warns so long before, in milliseconds. */
const warning = 3 * 60_000;

interface SessionEndProps {
  kind: AccountKind;
  /** When the session ends if nothing is asked for until then. */
  endsAt: string;
  /** In the words of whoever shows it: pages of everybody carry none of them. */
  words: (key: 'title' | 'text' | 'stay' | 'over' | 'signIn') => string;
}

/**
 * Warns before a session ends for want of a request, and goes on with it where it stands: nothing typed is lost, and nothing on the page is
 * loaded anew. Where it has ended meanwhile, the way in opens beside the page.
 */
export function SessionEnd({ kind, endsAt, words }: SessionEndProps) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  /** Put off here, after the page was loaded with its own end. */
  const [putOff, setPutOff] = useState({ of: '', to: '' });
  const end = putOff.of === endsAt ? putOff.to : endsAt;
  const [warnedOf, setWarnedOf] = useState('');
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWarnedOf(end), Math.max(0, Date.parse(end) - Date.now() - warning));
    return () => clearTimeout(timer);
  }, [end]);
  const stay = async () => {
    try {
      const { identity } = await fetchSession(createApiClient({ locale }));
      setIsOver(!identity);
      if (identity) setPutOff({ of: endsAt, to: identity.idleEndsAt });
    } catch {
      // The network went: the warning stays, and so does its button.
    }
  };
  return (
    <div role="status" className={styles.place}>
      {warnedOf === end && (
        <Notice title={isOver ? words('over') : words('title')}>
          <p>{words('text')}</p>
          {isOver ? (
            <a
              href={localisedPath(signInPath(kind, splitLocale(pathname).path + search), locale)}
              target="_blank"
              rel="noopener"
            >
              {words('signIn')}
            </a>
          ) : (
            <Button kind="quiet" onClick={() => void stay()}>
              {words('stay')}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}
