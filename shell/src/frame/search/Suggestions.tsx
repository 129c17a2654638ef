import { useTranslation } from 'react-i18next';
import { Suggestion } from './Suggestion.tsx';
import { suggestionGroups } from './suggestion-groups.ts';
import styles from './Suggestions.module.css';
import { useSuggestedConcerts } from './use-suggested-concerts.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestionsProps {
  /** Not empty. */
  term: string;
  /** @param path without locale */
  onChoose: (path: string) => void;
}

/** The suggestions of the search, by group; their number is announced. */
export function Suggestions({ term, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('shell');
  const answer = useSuggestions(term);
  const { suggestions, marks } = answer ?? { suggestions: [], marks: [] };
  const ids = suggestions.flatMap(({ eventId }) => eventId ?? []).toSorted((one, other) => one - other);
  const concerts = useSuggestedConcerts(ids.join(','));
  const count = suggestions.length;
  const groups = suggestionGroups.filter((group) => suggestions.some((suggestion) => suggestion.group === group));
  return (
    <>
      {/* Empty at first: screen readers announce a text that comes into an element that they know. */}
      <output className={count ? 'visually-hidden' : styles.none}>
        {answer && (count ? t('search.suggestionCount', { count }) : t('search.noSuggestions', { term: answer.term }))}
      </output>
      {count > 0 && (
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group} aria-labelledby={`search-${group}`}>
              <h2 id={`search-${group}`}>{t(`search.group.${group}`)}</h2>
              <ul>
                {suggestions
                  .filter((suggestion) => suggestion.group === group)
                  .map((suggestion) => (
                    <li key={suggestion.path + suggestion.title}>
                      <Suggestion
                        suggestion={suggestion}
                        marks={marks}
                        event={suggestion.eventId === null ? undefined : concerts.get(suggestion.eventId)}
                        onChoose={onChoose}
                      />
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
