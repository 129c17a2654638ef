// Imported by the packages' names, to get the instances that shell and remotes share.
import { createApiClient } from '@ofgc/shared/api-client';
import { useSite } from '@ofgc/shared/contract';
import { useLocale } from '@ofgc/shared/i18n';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { fetchSession } from '../../../api-client/sessions.ts';
import type { AccountKind } from '../../../domain/accounts/account.ts';
import { returnFocus } from '../../../focus/return-focus.ts';
import { signInPath } from '../../../routes/accounts.ts';
import { localisedPath, splitLocale } from '../../../routes/localised-path.ts';
import { Button } from '../../forms/Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import styles from './SessionEnd.module.css';
import { timeLeft, warningTime } from './warning-time.ts';

interface SessionEndProps {
  kind: AccountKind;
  /** When the session ends without further requests. */
  endsAt: string;
  /** Texts from the catalogue of the section that shows it, so that public pages do not contain them. */
  words: (key: 'title' | 'text' | 'stay' | 'failed' | 'open' | 'last' | 'over' | 'signIn') => string;
}

/** `failed`: the session was not extended, which may be tried again; `last`: it has nearly reached its maximum age and cannot be extended. */
type Phase = 'ending' | 'failed' | 'last' | 'over';

/**
 * Warns before a session ends for lack of requests, and extends it without leaving or reloading the page, so that nothing typed is
 * lost. After the end it shows a message with a link to sign in, which opens in a new tab. A later end than the one of the warning
 * removes it, which is announced.
 */
export function SessionEnd({ kind, endsAt, words }: SessionEndProps) {
  const locale = useLocale();
  const site = useSite();
  const { pathname, search } = useLocation();
  const [end, putOff] = useLatestEnd(kind, endsAt);
  const [shown, show] = useState<{ of: string; phase: Phase }>();
  const phase = shown?.of === end ? shown.phase : undefined;
  useEffect(() => {
    const warn = () => show((known) => (known?.of === end ? known : { of: end, phase: 'ending' }));
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => timers.forEach(clearTimeout);
    const start = () => {
      stop();
      const left = timeLeft(end, site);
      timers = [setTimeout(warn, left - warningTime), setTimeout(() => show({ of: end, phase: 'over' }), left)];
    };
    start();
    // Timers stand still while a device sleeps.
    document.addEventListener('visibilitychange', start);
    window.addEventListener('pageshow', start);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', start);
      window.removeEventListener('pageshow', start);
    };
  }, [end, site]);
  const canStay = phase === 'ending' || phase === 'failed';
  const stay = async () => {
    // A second failure is announced again.
    show({ of: end, phase: 'ending' });
    try {
      const { identity } = await fetchSession(createApiClient({ locale }));
      if (!identity) return show({ of: end, phase: 'over' });
      const later = putOff(identity.idleEndsAt);
      if (timeLeft(later, site) <= warningTime) show({ of: later, phase: 'last' });
    } catch {
      // The session may have ended while the call waited.
      show((known) => (known?.phase === 'over' ? known : { of: end, phase: 'failed' }));
    }
  };
  return (
    <div role="status" className={phase && styles.place}>
      {shown && !phase && <span className="visually-hidden">{words('open')}</span>}
      {phase && (
        <Notice title={words(canStay ? 'title' : phase)}>
          <p>{words('text')}</p>
          {phase === 'over' && (
            <a
              href={localisedPath(signInPath(kind, splitLocale(pathname).path + search), locale)}
              target="_blank"
              rel="noopener"
            >
              {words('signIn')}
            </a>
          )}
          {phase === 'failed' && <p>{words('failed')}</p>}
          {canStay && (
            <Button ref={returnFocus} kind="quiet" onClick={() => void stay()}>
              {words('stay')}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}

/** The latest end of the session that any tab knows, and a function that postpones it and returns the resulting end. */
function useLatestEnd(kind: AccountKind, endsAt: string): [end: string, putOff: (to: string) => string] {
  const [announced, announce] = useState('');
  const end = laterOf(announced, endsAt);
  useEffect(() => {
    const tabs = new BroadcastChannel(`session-end-${kind}`);
    tabs.addEventListener('message', ({ data }: MessageEvent<string>) => announce((known) => laterOf(known, data)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
    tabs.postMessage(end);
    return () => tabs.close();
  }, [kind, end]);
  const putOff = (to: string) => {
    announce((known) => laterOf(known, to));
    return laterOf(end, to);
  };
  return [end, putOff];
}

/** The later of two instants in the API's format, which can be compared as texts. */
function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}
