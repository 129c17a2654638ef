import { Button } from '@ofgc/shared/design/Button/Button.tsx';
import { Field } from '@ofgc/shared/design/Field/Field.tsx';
import { SelectField } from '@ofgc/shared/design/Field/SelectField.tsx';
import { Filters } from '@ofgc/shared/design/Filters/Filters.tsx';
import type { ListMeta } from '@ofgc/shared/domain/list.schema.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { addressValue, facetNames, type OfferChoice, type SelectName } from './filter-values.ts';
import { portalPath } from '../vacancies/vacancy-paths.ts';
import styles from './VacancyFilters.module.css';

interface OfferFiltersProps {
  choice: OfferChoice;
  facets: ListMeta['facets'];
}

const selects = Object.keys(facetNames) as SelectName[];

/** Search and filters as a plain GET form; with JavaScript a choice takes effect at once and the page stays where it is. */
export function OfferFilters({ choice, facets }: OfferFiltersProps) {
  const { t } = useTranslation('jobs');
  const action = localisedPath(portalPath, useLocale());
  const navigate = useNavigate();
  const { form, noteOwnChange } = useFieldsThatFollow(choice);
  const send = () => {
    if (!form.current) return;
    const filled = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
    );
    const query = new URLSearchParams(filled).toString();
    noteOwnChange();
    void navigate(query ? `${action}?${query}` : action, { preventScrollReset: true });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const options = (name: SelectName) => [
    { value: '', label: t(`filter.${name}.all`) },
    ...(facets[facetNames[name]] ?? []).map(({ value, label, count }) => {
      const own = addressValue(name, value);
      return {
        value: own,
        label: t('filter.option', { label, count }),
        isDisabled: count === 0 && own !== choice[name],
      };
    }),
  ];
  return (
    <form
      ref={form}
      className={styles.form}
      method="get"
      action={action}
      aria-label={t('filter.label')}
      onSubmit={submit}
      noValidate
    >
      <div className={styles.search}>
        <Field
          name="texto"
          type="search"
          label={t('filter.texto.label')}
          placeholder={t('filter.texto.example')}
          defaultValue={choice.texto}
          maxLength={200}
        />
        <Button type="submit" kind="secondary" size="row">
          {t('filter.show')}
        </Button>
      </div>
      <Filters>
        {selects.map((name) => (
          <SelectField
            key={name}
            name={name}
            label={t(`filter.${name}.label`)}
            options={options(name)}
            defaultValue={choice[name]}
            onChange={send}
          />
        ))}
      </Filters>
    </form>
  );
}

/**
 * The fields follow the address when it changes without them: history, "remove filters". After a change of their own, the
 * one in use is left alone: the visitor may be typing on.
 */
function useFieldsThatFollow(choice: OfferChoice) {
  const form = useRef<HTMLFormElement>(null);
  const isOwnChange = useRef(false);
  useEffect(() => {
    const inUse = isOwnChange.current ? document.activeElement : null;
    isOwnChange.current = false;
    for (const [name, value] of Object.entries(choice)) {
      const field = form.current?.elements.namedItem(name);
      if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field !== inUse)
        field.value = value;
    }
  }, [choice]);
  const noteOwnChange = () => {
    isOwnChange.current = true;
  };
  return { form, noteOwnChange };
}
