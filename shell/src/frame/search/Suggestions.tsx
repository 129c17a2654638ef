import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { HighlightedText } from './HighlightedText.tsx';
import { moveAmongSuggestions } from './move-among-suggestions.ts';
import { isPage } from '@ofgc/shared/design/navigation/SiteLink/link-kind.ts';
import { isPlainClick } from '@ofgc/shared/design/navigation/SiteLink/plain-click.ts';
import { type GroupedSuggestion, suggestionGroups } from './suggestion-groups.ts';
import styles from './Suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestionsProps {
  /** Not empty. */
  term: string;
  /** @param path without locale */
  onChoose: (path: string) => void;
}

/** What the search suggests, by group; how many there are is announced. */
export function Suggestions({ term, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('shell');
  const answer = useSuggestions(term);
  if (!answer) return null;
  const { suggestions, marks } = answer;
  const count = suggestions.length;
  const groups = suggestionGroups.filter((group) => suggestions.some((suggestion) => suggestion.group === group));
  return (
    <>
      <output className={count ? 'visually-hidden' : styles.none}>
        {count ? t('search.suggestionCount', { count }) : t('search.noSuggestions', { term: answer.term })}
      </output>
      {count > 0 && (
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group} className={styles[group]} aria-labelledby={`search-${group}`}>
              <h2 id={`search-${group}`}>{t(`search.group.${group}`)}</h2>
              <ul>
                {suggestions
                  .filter((suggestion) => suggestion.group === group)
                  .map((suggestion) => (
                    <li key={suggestion.path + suggestion.title}>
                      <Suggestion suggestion={suggestion} marks={marks} onChoose={onChoose} />
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

interface SuggestionProps {
  suggestion: GroupedSuggestion;
  marks: readonly string[];
  onChoose: (path: string) => void;
}

function Suggestion({ suggestion, marks, onChoose }: SuggestionProps) {
  const locale = useLocale();
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event) || !isPage(suggestion.path)) return;
    event.preventDefault();
    onChoose(suggestion.path);
  };
  return (
    <a
      className={styles.suggestion}
      href={isPage(suggestion.path) ? localisedPath(suggestion.path, locale) : suggestion.path}
      lang={suggestion.lang === locale ? undefined : suggestion.lang}
      onClick={choose}
      onKeyDown={moveAmongSuggestions}
    >
      <b>
        <HighlightedText text={suggestion.title} marks={marks} />
      </b>
      {suggestion.snippet && (
        <small>
          <HighlightedText text={suggestion.snippet} marks={marks} />
        </small>
      )}
    </a>
  );
}
