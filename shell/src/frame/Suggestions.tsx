import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from './plain-click.ts';
import { suggestionId, suggestionListId } from './suggestion-ids.ts';
import { type GroupedSuggestion, markMatches, suggestionGroups } from './suggestion-groups.ts';
import styles from './Suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestionsProps {
  /** Not empty. */
  term: string;
  /** Index of the one that the arrow keys have reached, or −1. */
  active: number;
  onSuggestions: (suggestions: readonly GroupedSuggestion[]) => void;
  onChoose: (path: string) => void;
}

/** What the search suggests, by group. The field keeps the focus; arrow keys move through the list. */
export function Suggestions({ term, active, onSuggestions, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('shell');
  const answer = useSuggestions(term);
  useEffect(() => {
    onSuggestions(answer?.suggestions ?? []);
  }, [answer, onSuggestions]);
  if (!answer) return null;
  const { suggestions } = answer;
  const words = suggestions.length
    ? t('search.suggestionCount', { count: suggestions.length })
    : t('search.noSuggestions', { term: answer.term });
  const groups = suggestionGroups.filter((group) => suggestions.some((suggestion) => suggestion.group === group));
  return (
    <>
      <p className={suggestions.length ? 'visually-hidden' : styles.none} role="status">{words}</p>
      {groups.length > 0 && (
        <div className={styles.groups} id={suggestionListId} role="listbox" aria-label={t('search.suggestions')}>
          {groups.map((group) => (
            <div key={group} className={styles[group]} role="group" aria-labelledby={`search-group-${group}`}>
              <p className={styles.title} id={`search-group-${group}`}>{t(`search.group.${group}`)}</p>
              {suggestions.map((suggestion, index) => suggestion.group === group && (
                <Suggestion key={suggestion.path} {...{ suggestion, index, term: answer.term, onChoose }} isActive={index === active} />
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

interface SuggestionProps {
  suggestion: GroupedSuggestion;
  index: number;
  term: string;
  isActive: boolean;
  onChoose: (path: string) => void;
}

function Suggestion({ suggestion, index, term, isActive, onChoose }: SuggestionProps) {
  const locale = useLocale();
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(suggestion.path);
  };
  return (
    <a
      className={styles.suggestion}
      id={suggestionId(index)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={localisedPath(suggestion.path, locale)}
      lang={suggestion.lang === locale ? undefined : suggestion.lang}
      onClick={choose}
    >
      <b><Marked text={suggestion.title} term={term} /></b>
      {suggestion.snippet && <small><Marked text={suggestion.snippet} term={term} /></small>}
    </a>
  );
}

function Marked({ text, term }: { text: string; term: string }) {
  return markMatches(text, term).map((part) => (part.isMatch ? <mark key={part.text}>{part.text}</mark> : part.text));
}
