import { Icon } from '@ofgc/shared/design/Icon/Icon.tsx';
import { Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GroupedSuggestion, nextSuggestion } from './suggestion-groups.ts';
import { suggestionId, suggestionListId } from './suggestion-ids.ts';
import styles from './SearchForm.module.css';

const Suggestions = lazy(async () => {
  const module = await import(/* webpackChunkName: "shell.suggestions" */ './Suggestions.tsx');
  return { default: module.Suggestions };
});

interface SearchFormProps {
  isOpen: boolean;
  /** Where the form leads without React. */
  action: string;
  /** @param path without locale */
  goTo: (path: string) => void;
}

/** The field of the search overlay, and what it suggests while the visitor types (APG combobox with a list). */
export function SearchForm({ isOpen, action, goTo }: SearchFormProps) {
  const { t } = useTranslation('shell');
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  const [suggestions, setSuggestions] = useState<readonly GroupedSuggestion[]>([]);
  const [active, setActive] = useState(-1);

  const write = (value: string) => {
    if (field.current) field.current.value = value;
    setTerm(value.trim());
    setActive(-1);
    if (!value.trim()) setSuggestions([]);
  };
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    // What was typed before React came stays; closing clears the term (specification §4).
    write(isOpen ? (field.current?.value ?? '') : '');
  }, [isOpen]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = suggestions[active];
    if (chosen) goTo(chosen.path);
    else if (term) goTo(`/buscar?term=${encodeURIComponent(term)}`);
    else field.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const next = nextSuggestion(event.key, active, suggestions.length);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };

  const hasSuggestions = suggestions.length > 0;
  return (
    <>
      <form className={styles.form} role="search" action={action} onSubmit={submit}>
        <label htmlFor="search-term">{t('search.question')}</label>
        <input
          ref={field}
          id="search-term"
          name="term"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          autoFocus
          data-first-focus
          maxLength={200}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasSuggestions}
          aria-controls={hasSuggestions ? suggestionListId : undefined}
          aria-activedescendant={active >= 0 ? suggestionId(active) : undefined}
          onChange={(event) => write(event.target.value)}
          onKeyDown={move}
        />
        <button type="submit" aria-label={t('search.submit')}><Icon of={Search} /></button>
      </form>
      {isOpen && term && (
        <Suspense fallback={null}>
          <Suggestions term={term} active={active} onSuggestions={setSuggestions} onChoose={goTo} />
        </Suspense>
      )}
    </>
  );
}
