import type { MemberLegend as Legend } from '@ofgc/shared/domain/members/member.schema.ts';
import { useTranslation } from 'react-i18next';
import styles from './MemberLegend.module.css';

/** What the roles and statuses of the members mean. */
export function MemberLegend({ legend }: { legend: Legend }) {
  const { t } = useTranslation('about');
  return (
    <div className={styles.legend}>
      {(['roles', 'statuses'] as const).map((kind) => (
        <div key={kind} className={styles.part}>
          <h3>{t(`orchestra.${kind}`)}</h3>
          <dl>
            {legend[kind].map(({ key, name, note }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{note}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
