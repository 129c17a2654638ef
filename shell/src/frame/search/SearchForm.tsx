import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { longestTerm, shortestSuggestedTerm, somethingPattern } from '@ofgc/shared/domain/search/search-limits.ts';
import { searchResultsPath } from '@ofgc/shared/routes/site/search.ts';
import { Search } from 'lucide-react';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartBoundary } from '../../composition/slots/PartBoundary.tsx';
import { retryingLazy } from '../loading/retrying-lazy.ts';
import { moveAmongSuggestions } from './move-among-suggestions.ts';
import styles from './SearchForm.module.css';

const Suggestions = retryingLazy(async () => {
  const module = await import(/* webpackChunkName: "frame.suggestions" */ './Suggestions.tsx');
  return module.Suggestions;
});

interface SearchFormProps {
  isOpen: boolean;
  /** The form's target without React. */
  action: string;
  /** @param path without locale */
  goTo: (path: string) => void;
}

/** The field of the search overlay and the suggestions while the visitor types: links, also reached by the arrow keys. */
export function SearchForm({ isOpen, action, goTo }: SearchFormProps) {
  const { t } = useTranslation('shell');
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current === isOpen || !field.current) return;
    wasOpen.current = isOpen;
    // Text that was typed before hydration stays; closing clears the term (docs/requirements.md#interface-state).
    if (!isOpen) field.current.value = '';
    setTerm(field.current.value.trim());
  }, [isOpen]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (term) goTo(searchResultsPath(term));
  };

  return (
    <search>
      <form className={styles.form} action={action} onSubmit={submit}>
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
          maxLength={longestTerm}
          pattern={somethingPattern}
          required
          onChange={(event) => setTerm(event.target.value.trim())}
          onKeyDown={moveAmongSuggestions}
        />
        <button type="submit" aria-label={t('search.submit')}>
          <Icon of={Search} />
        </button>
      </form>
      {isOpen && term.length >= shortestSuggestedTerm && (
        <PartBoundary part="shell.suggestions">
          <Suspense fallback={null}>
            <Suggestions term={term} onChoose={goTo} />
          </Suspense>
        </PartBoundary>
      )}
    </search>
  );
}
