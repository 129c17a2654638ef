import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import type { SchoolCentre } from '@ofgc/shared/domain/school-centres/school-centre.schema.ts';
import { useTranslation } from 'react-i18next';
import styles from './CentreItem.module.css';

/** A school, and for one that asks for an account the decision. */
export function CentreItem({ centre }: { centre: SchoolCentre }) {
  const { t } = useTranslation('education');
  const { id, name, code, municipality, contact, email, phone, isOneRoom, state, version } = centre;
  return (
    <article className={styles.centre} aria-labelledby={`centro-${id}`}>
      <div>
        <h3 id={`centro-${id}`} className={styles.name}>
          {name}
        </h3>
        <p className="small">
          {code} · {municipality} {isOneRoom && `· ${t('office.oneRoom')}`}
        </p>
        <p className="small soft">
          {contact} · <a href={`mailto:${email}`}>{email}</a> · {phone}
        </p>
      </div>
      {state === 'requested' && (
        <PostForm name="centre" submit={t('office.approve')} labelledBy={`centro-${id}`} fields={{}}>
          {() => (
            <>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="decision" value="approve" />
            </>
          )}
        </PostForm>
      )}
      {state === 'requested' && (
        <PostForm name="centre" submit={t('office.refuse')} kind="quiet" labelledBy={`centro-${id}`} fields={{}}>
          {() => (
            <>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="decision" value="refuse" />
            </>
          )}
        </PostForm>
      )}
    </article>
  );
}
