import { Button } from '@ofgc/shared/design/Button/Button.tsx';
import { SelectField } from '@ofgc/shared/design/Field/SelectField.tsx';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  type DiscographyChoice,
  discographyAddress,
  discographyPath,
  filterNames,
  readChoice,
} from '../discography/discography-choice.ts';
import type { DiscographyFacets } from '../discography/find-albums.ts';
import styles from './DiscographyFilters.module.css';

interface DiscographyFiltersProps {
  choice: DiscographyChoice;
  facets: DiscographyFacets;
}

/** Year and composer as a plain GET form; with JavaScript the page stays, and its address has no empty filters. */
export function DiscographyFilters({ choice, facets }: DiscographyFiltersProps) {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    const chosen = readChoice(new URLSearchParams(words));
    void navigate(localisedPath(discographyAddress(chosen), locale), { preventScrollReset: true });
  };
  return (
    <form
      className={styles.form}
      method="get"
      action={localisedPath(discographyPath, locale)}
      aria-label={t('discography.filter.label')}
      onSubmit={submit}
    >
      {filterNames.map((name) => (
        <SelectField
          // The field follows the address when history changes it.
          key={`${name} ${choice[name]}`}
          name={name}
          label={t(`discography.filter.${name}`)}
          options={[
            { value: '', label: t('discography.filter.all') },
            ...facets[name].map(({ value, label, count }) => ({
              value,
              label: t('discography.filter.option', { label, number: count }),
              isDisabled: count === 0 && value !== choice[name],
            })),
          ]}
          defaultValue={choice[name]}
        />
      ))}
      <Button type="submit" kind="secondary" size="row">
        {t('discography.filter.show')}
      </Button>
    </form>
  );
}
