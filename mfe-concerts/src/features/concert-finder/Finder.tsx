import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { RichMessage } from '@ofgc/shared/design/text/RichMessage/RichMessage.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import styles from './Finder.module.css';
import { familyCategory, type FinderOptions } from './finder-options.ts';
import { FinderSelect } from './FinderSelect.tsx';
import { useFinder, withoutEmpty } from './use-finder.ts';

/** A form in the shape of a sentence: it leads to the calendar with or without JavaScript. */
export function Finder({ initial }: { initial: FinderOptions }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const navigate = useNavigate();
  const { choice, choose, options } = useFinder(initial);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(localisedPath(calendarPath(withoutEmpty(choice)), locale));
  };
  const selects: Record<'composer' | 'month' | 'company', ReactElement> = {
    composer: (
      <FinderSelect
        name="compositor"
        label={t('home.finder.composer')}
        anyLabel={t('home.finder.anyComposer')}
        options={options.composers}
        value={choice.compositor}
        onChoose={(compositor) => choose({ compositor })}
      />
    ),
    month: (
      <FinderSelect
        name="mes"
        label={t('home.finder.month')}
        anyLabel={t('home.finder.anyMonth')}
        options={options.months}
        value={choice.mes}
        onChoose={(mes) => choose({ mes })}
      />
    ),
    company: (
      <FinderSelect
        name="categoria"
        label={t('home.finder.company')}
        anyLabel={t('home.finder.anyCompany')}
        options={[{ value: familyCategory, label: t('home.finder.family'), count: options.families }]}
        value={choice.categoria}
        onChoose={(categoria) => choose({ categoria })}
      />
    ),
  };
  return (
    <Section tone="sunken" aria-labelledby="encuentre" data-print="hidden">
      <Container>
        <h2 id="encuentre" className="visually-hidden">
          {t('home.finder.title')}
        </h2>
        <form
          className={styles.finder}
          action={localisedPath(eventsPath, locale)}
          method="get"
          // Otherwise the browser restores an earlier choice, which the number of concerts does not match.
          autoComplete="off"
          onSubmit={submit}
        >
          <p className={styles.sentence}>
            <RichMessage text={t('home.finder.sentence')} elements={selects} />
          </p>
          <Button type="submit">
            {options.total ? t('home.finder.submit', { count: options.total }) : t('home.finder.none')}
          </Button>
        </form>
      </Container>
    </Section>
  );
}
