import { Breadcrumb } from '@ofgc/shared/design/navigation/Breadcrumb/Breadcrumb.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Eyebrow } from '@ofgc/shared/design/text/Eyebrow/Eyebrow.tsx';
import { Lead } from '@ofgc/shared/design/text/Lead/Lead.tsx';
import { titleLength } from '@ofgc/shared/design/layout/PageHead/title-length.ts';
import { posterEvent } from '@ofgc/shared/design/poster/poster-event.ts';
import { StateBadge } from '@ofgc/shared/design/concerts/StateBadge/StateBadge.tsx';
import { creditLine } from '@ofgc/shared/labels/credit-line.ts';
import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { concertsPath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';
import { BarBackground } from '../bar-background/BarBackground.tsx';
import { PlayablePoster } from '../work-themes/PlayablePoster.tsx';
import { PosterThemePanel } from '../work-themes/PosterThemePanel.tsx';
import type { ThemePlayer } from '../work-themes/use-theme-player.ts';
import styles from './ConcertHead.module.css';

/** Names in the line under the title before "y 3 más". */
const namedPeople = 5;

interface ConcertHeadProps {
  event: Event;
  performance: Performance;
  player: ThemePlayer;
}

/** The first screen of a concert's page: poster, breadcrumb, state, title, people. */
export function ConcertHead({ event, performance, player }: ConcertHeadProps) {
  const { t } = useTranslation('concerts');
  const { t: tShared } = useTranslation('shared');
  const lang = foreignLang(event.lang, useLocale());
  const { category, credits, season, title } = event;
  const { previousStartsAt, saleFrom, state } = performance;
  const mode = state === 'cancelled' || state === 'postponed' ? 'muted' : 'day';
  const poster = posterEvent(event);
  return (
    <>
      <BarBackground event={poster} mode={mode} />
      <div className={styles.poster}>
        <PlayablePoster event={poster} player={player} format="head" smallFormat="headSmall" mode={mode} isDrawn />
      </div>
      <Container className={styles.controls}>
        <PosterThemePanel player={player} programme={event.programme} />
      </Container>
      <Container>
        <div className={styles.head} data-state={state}>
          <Breadcrumb
            trail={[
              { label: t('hub.crumb'), to: concertsPath },
              { label: t('calendar.crumb'), to: eventsPath },
            ]}
            current={title}
            lang={lang}
          />
          <div className={styles.state}>
            <Eyebrow>
              {category.kind === 'temporada'
                ? season.name
                : t('concert.eyebrow', { category: category.name, season: season.name })}
            </Eyebrow>
            <StateBadge state={state} isRescheduled={previousStartsAt !== null} saleFrom={saleFrom} />
          </div>
          <h1 data-length={titleLength(title)} lang={lang}>
            {title}
          </h1>
          {credits.length > 0 && <Lead>{creditLine(credits, tShared, namedPeople)}</Lead>}
        </div>
      </Container>
    </>
  );
}
