import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import type { FieldBinding } from '@ofgc/shared/design/forms/PostForm/field-binding.ts';
import { FormSuccess } from '@ofgc/shared/design/forms/PostForm/FormSuccess.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { mostSeats, waitingListFields } from '@ofgc/shared/domain/waiting-list/waiting-list-field-rules.ts';
import { hasOpenWaitingList } from '@ofgc/shared/domain/waiting-list/waiting-list-state.ts';
import { usePerformancesNow } from '@ofgc/shared/hydration/use-performances-now.ts';
import { splitLocale, useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { WaitingLists } from './waiting-lists.ts';
import { waitingListAnchor } from './waiting-list-anchor.ts';
import styles from './WaitingListForm.module.css';

const seats = Array.from({ length: mostSeats }, (_, index) => String(index + 1));

/** Asks for a place on the list of a sold-out date, until that begins; an e-mail then asks to confirm it. */
export function WaitingListForm({ lists: { performances, consent, isAsked } }: { lists: WaitingLists }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const { pathname } = useLocation();
  const open = usePerformancesNow(performances).filter(hasOpenWaitingList);
  // On a page that is open as the concert begins: its facts say that the list has closed.
  if (performances.length > 0 && open.length === 0 && !isAsked) return null;
  const dates = open.map(({ id, startsAt }) => ({
    value: String(id),
    label: t('concert.facts.at', {
      date: formatDate(startsAt, 'full', locale),
      time: formatDate(startsAt, 'time', locale),
    }),
  }));
  return (
    <section aria-labelledby={waitingListAnchor} data-print="hidden">
      <SectionHead id={waitingListAnchor} title={t('waitingList.title')} />
      <div className={styles.body}>
        <p className={styles.text}>{t('waitingList.text')}</p>
        {isAsked ? (
          <FormSuccess id="apuntado" title={t('waitingList.asked.title')}>
            <p>{t('waitingList.asked.text')}</p>
            {open.length > 0 && (
              <ArrowLink to={`${splitLocale(pathname).path}#${waitingListAnchor}`}>
                {t('waitingList.asked.again')}
              </ArrowLink>
            )}
          </FormSuccess>
        ) : (
          <PostForm
            name="waitingList"
            submit={t('waitingList.send')}
            consent={consent}
            fields={waitingListFields}
            labelledBy={waitingListAnchor}
          >
            {({ field }) => (
              <>
                <DateChoice {...field('performance')} dates={dates} />
                <Field {...field('email')} type="email" label={t('waitingList.email')} autoComplete="email" />
                <SelectField
                  {...field('seats', '2')}
                  label={t('waitingList.seats')}
                  options={seats.map((value) => ({ value, label: value }))}
                />
              </>
            )}
          </PostForm>
        )}
      </div>
    </section>
  );
}

interface DateChoiceProps extends FieldBinding {
  dates: readonly { value: string; label: string }[];
}

/** If only one date is left and a different one was chosen, the list is shown. */
function DateChoice({ dates, ...field }: DateChoiceProps) {
  const { t } = useTranslation('concerts');
  const chosen = field.defaultValue ?? dates[0]?.value;
  return dates.some(({ value }) => value !== chosen) ? (
    <SelectField {...field} label={t('waitingList.date')} options={dates} isWide />
  ) : (
    <input type="hidden" name={field.name} value={chosen} />
  );
}
