import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { TableHead } from '@ofgc/shared/design/text/TableHead/TableHead.tsx';
import { drawFields } from '@ofgc/shared/domain/school-calls/draw-field-rules.ts';
import type { ManagedCall } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { sessionLabels } from '../school-area/session-labels.ts';
import tables from '../school-area/Tables.module.css';
import styles from './Draw.module.css';

/** The query parameter with the seed of a trial draw. */
export const seedParameter = 'semilla';

/** The seed of a trial draw, according to the address. One that is too long is ignored, because anybody can write an address. */
export function seedIn(search: URLSearchParams): string | undefined {
  const seed = search.get(seedParameter);
  return seed && seed.length <= drawFields.seed.maxLength ? seed : undefined;
}

/** The draw of a call: it can be tried as often as wanted, and run once, when the call is closed. */
export function Draw({ call }: { call: Pick<ManagedCall, 'draw' | 'trial' | 'state'> }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { draw, trial, state } = call;
  if (draw) return <p>{t('office.drawn', { seed: draw.seed, date: formatDate(draw.drawnAt, 'full', locale) })}</p>;
  if (state === 'over') return <p>{t('office.notDrawn')}</p>;
  return (
    <div className={styles.draw}>
      <p className={styles.words}>{t('office.drawText')}</p>
      <Form method="get" action="#sorteo" className={styles.trial}>
        <Field
          label={t('office.seed')}
          hint={t('office.seedHint')}
          name={seedParameter}
          maxLength={drawFields.seed.maxLength}
          defaultValue={trial?.seed}
        />
        <Button type="submit" kind="secondary">
          {t('office.try')}
        </Button>
      </Form>
      {trial && <Trial trial={trial} />}
      {trial && state === 'closed' && (
        <PostForm name="draw" submit={t('office.run', { seed: trial.seed })} labelledBy="sorteo" fields={drawFields}>
          {() => <input type="hidden" name="seed" value={trial.seed} />}
        </PostForm>
      )}
      {state !== 'closed' && <p className="small soft">{t('office.notClosed')}</p>}
    </div>
  );
}

function Trial({ trial: { placements } }: { trial: NonNullable<ManagedCall['trial']> }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const first = placements.filter(({ wish }) => wish === 1).length;
  const placed = placements.filter(({ wish }) => wish > 0).length;
  return (
    <>
      <p role="status">{t('office.tried', { first, placed, all: placements.length })}</p>
      <table className={`${tables.table} ${tables.stacked}`} aria-label={t('office.trial')}>
        <TableHead columns={[t('office.turn'), t('office.centre'), t('registration.session'), t('office.wish')]} />
        <tbody>
          {placements.map(({ reference, centre, position, wish, session }) => (
            <tr key={reference}>
              <td data-label={t('office.turn')}>{position}</td>
              <th scope="row">
                {centre} <span className={tables.note}>{reference}</span>
              </th>
              <td data-label={t('registration.session')}>
                {session ? sessionLabels(session, locale, t) : t('registration.state.waiting')}
              </td>
              <td data-label={t('office.wish')}>{wish || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
