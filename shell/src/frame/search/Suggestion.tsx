import { formatDate } from '@ofgc/shared/dates/format.ts';
import { StateBadge } from '@ofgc/shared/design/concerts/StateBadge/StateBadge.tsx';
import { isPage } from '@ofgc/shared/design/navigation/SiteLink/link-kind.ts';
import { isPlainClick } from '@ofgc/shared/design/navigation/SiteLink/plain-click.ts';
import { posterEvent } from '@ofgc/shared/design/poster/poster-event.ts';
import { ProgrammePoster } from '@ofgc/shared/design/poster/ProgrammePoster.tsx';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { composerLine } from '@ofgc/shared/labels/programme-line.ts';
import type { MouseEvent } from 'react';
import { HighlightedText } from './HighlightedText.tsx';
import { moveAmongSuggestions } from './move-among-suggestions.ts';
import type { GroupedSuggestion } from './suggestion-groups.ts';
import styles from './Suggestion.module.css';

interface SuggestionProps {
  suggestion: GroupedSuggestion;
  marks: readonly string[];
  /** The suggested concert, once it is fetched. */
  event: EventSummary | undefined;
  /** @param path without locale */
  onChoose: (path: string) => void;
}

/** One suggestion: a concert with its picture, date, state and composers; anything else with its title and kind. */
export function Suggestion({ suggestion, marks, event, onChoose }: SuggestionProps) {
  const locale = useLocale();
  const { path, group, title, lang, snippet, snippetLang } = suggestion;
  const isConcert = group === 'concerts';
  // The search chose the performance: that of the day that was searched for, else the next with tickets. The fetched concert tells more of it.
  const { date } = suggestion;
  const shown = event?.performances.find(({ startsAt }) => date && Date.parse(startsAt) === Date.parse(date));
  const state = shown?.state ?? suggestion.state;
  const composers = event && composerLine(event.programme);
  const choose = (click: MouseEvent) => {
    if (!isPlainClick(click) || !isPage(path)) return;
    click.preventDefault();
    onChoose(path);
  };
  return (
    <a
      className={styles.suggestion}
      data-group={group}
      href={isPage(path) ? localisedPath(path, locale) : path}
      onClick={choose}
      onKeyDown={moveAmongSuggestions}
    >
      {isConcert && (
        <span className={styles.poster}>
          {event && (
            <ProgrammePoster
              event={posterEvent(event)}
              format="cover"
              mode={state === 'cancelled' || state === 'postponed' ? 'muted' : 'day'}
              isDecorative
            />
          )}
        </span>
      )}
      <span className={styles.words}>
        <b lang={foreignLang(lang, locale)}>
          <HighlightedText text={title} marks={marks} emphasis="colour" />
        </b>{' '}
        {isConcert && date ? (
          <small>
            <time dateTime={date}>{formatDate(date, 'full', locale)}</time>
            {composers && ` · ${composers}`}{' '}
            {state && (
              <StateBadge
                state={state}
                isRescheduled={Boolean(shown?.previousStartsAt)}
                saleFrom={shown?.saleFrom ?? null}
              />
            )}
          </small>
        ) : (
          snippet && (
            <small lang={foreignLang(snippetLang, locale)}>
              <HighlightedText text={snippet} marks={marks} emphasis="colour" />
            </small>
          )
        )}
      </span>
    </a>
  );
}
