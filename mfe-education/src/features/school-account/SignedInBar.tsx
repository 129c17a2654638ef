import { SessionEnd } from '@ofgc/shared/design/feedback/SessionEnd/SessionEnd.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { SignedIn } from '@ofgc/shared/domain/accounts/session.schema.ts';
import { privateAreas } from '@ofgc/shared/routes/accounts.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isBelow } from '@ofgc/shared/routes/is-below.ts';
import styles from './SignedInBar.module.css';

/** The page that each kind of account posts to for signing out. */
const signOutAt = { centre: schoolAreaPaths.area, staff: `${privateAreas.staff}/cuenta` };

/** The signed-in person's name and menu, the button to sign out, and a warning before the session ends. */
export function SignedInBar({ who }: { who: SignedIn }) {
  const { t } = useTranslation('education');
  const { kind, name, idleEndsAt } = who;
  const { path } = splitLocale(useLocation().pathname);
  const rooms =
    kind === 'staff'
      ? [
          { to: privateAreas.staff, words: t('bar.house') },
          { to: schoolAreaPaths.office, words: t('bar.calls') },
          { to: schoolAreaPaths.centres, words: t('office.centres') },
        ]
      : [{ to: schoolAreaPaths.area, words: t('area.title') }];
  // One room's path may begin with another's: the longest that leads to this page is its room.
  const room = rooms
    .map(({ to }) => to)
    .filter((to) => isBelow(path, to))
    .toSorted((a, b) => b.length - a.length)[0];
  const mark = path === room ? 'page' : 'true';
  return (
    <>
      <div className={styles.bar} data-signed-in={kind}>
        <nav aria-label={t(kind === 'staff' ? 'bar.rooms' : 'area.title')}>
          <ul className={styles.rooms}>
            {rooms.map(({ to, words }) => (
              <li key={to}>
                <SiteLink to={to} aria-current={to === room ? mark : undefined}>
                  {words}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.who}>
          <span className="small soft">{name}</span>
          <PostForm name="sign-out" submit={t('area.signOut')} kind="quiet" action={signOutAt[kind]} />
        </div>
      </div>
      <SessionEnd kind={kind} endsAt={idleEndsAt} words={(key) => t(`sessionEnd.${key}`)} />
    </>
  );
}
