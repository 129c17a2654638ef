import { Drawing } from '@ofgc/shared/design/drawings/Drawing.tsx';
import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { Photograph } from '@ofgc/shared/design/picture/Photograph.tsx';
import type { Member } from '@ofgc/shared/domain/members/member.schema.ts';
import type { MemberSection } from '@ofgc/shared/domain/members/member.ts';
import { artistPath } from '@ofgc/shared/routes/explore/artists.ts';
import { useTranslation } from 'react-i18next';
import { sectionDrawings } from './section-drawings.ts';
import styles from './MemberSections.module.css';

interface MemberSectionsProps {
  members: readonly Member[];
  sections: readonly { key: MemberSection; name: string; note: string }[];
}

/** All members by section, each with its instrument and the numbers of the seating plan: the text alternative of that picture. */
export function MemberSections({ members, sections }: MemberSectionsProps) {
  const { t } = useTranslation('about');
  const bySection = Map.groupBy(members, ({ section }) => section.key);
  return (
    <ol className={styles.sections}>
      {sections.map(({ key, name, note }) => (
        <li key={key} id={key} className={styles.section}>
          <PhoneFold
            title={
              <h3>
                <Drawing {...sectionDrawings[key]} crop="band" phoneCrop="square" />
                <span>{name}</span>
              </h3>
            }
          >
            <p className="small soft">{note}</p>
            <ul className={styles.members}>
              {bySection.get(key)?.map(({ id, name: person, role, status, since, artist, instrument, pictures }) => (
                <li key={id} data-away={status.key === 'leaveOfAbsence' || undefined}>
                  {pictures?.[0] && (
                    <div className={styles.portrait}>
                      <Photograph picture={pictures[0]} crop="square" sizes="4rem" />
                    </div>
                  )}
                  <b>{artist ? <SiteLink to={artistPath(artist)}>{person}</SiteLink> : person}</b>
                  <span>{role.key === 'tutti' ? instrument : `${role.name}, ${instrument}`}</span>
                  {status.key === 'permanent' ? (
                    since && <span>{t('orchestra.since', { year: since })}</span>
                  ) : (
                    <em>{status.name}</em>
                  )}
                </li>
              ))}
            </ul>
          </PhoneFold>
        </li>
      ))}
    </ol>
  );
}
