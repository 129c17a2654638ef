import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { titleLength } from '@ofgc/shared/design/layout/PageHead/title-length.ts';
import { posterEvent } from '@ofgc/shared/design/poster/poster-event.ts';
import { ProgrammePoster } from '@ofgc/shared/design/poster/ProgrammePoster.tsx';
import type { ProgrammeBooklet } from '@ofgc/shared/domain/programme-booklets/programme-booklet.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import { PlayablePoster } from '../work-themes/PlayablePoster.tsx';
import { PosterThemePanel } from '../work-themes/PosterThemePanel.tsx';
import type { ThemePlayer } from '../work-themes/use-theme-player.ts';
import styles from './BookletCover.module.css';

interface BookletCoverProps {
  programme: ProgrammeBooklet;
  player: ThemePlayer;
}

/** The cover: the concert's poster, date and venue, its title and performers. In print it is a page of its own. */
export function BookletCover({ programme: { event, performance }, player }: BookletCoverProps) {
  const { t } = useTranslation('concerts');
  const { t: tShared } = useTranslation('shared');
  const locale = useLocale();
  const poster = posterEvent(event);
  const { hall, startsAt, state, status } = performance;
  const isOff = state === 'cancelled' || state === 'postponed';
  const people = event.credits.map(({ name, part, role }) =>
    role === 'choir' || !part ? name : tShared('credit', { name, part }),
  );
  return (
    <div className={styles.head}>
      <div className={styles.day}>
        <PlayablePoster event={poster} player={player} format="band" mode={isOff ? 'muted' : 'day'} isDecorative />
      </div>
      <div className={styles.hall}>
        <PlayablePoster event={poster} player={player} format="band" mode="hall" isDecorative />
      </div>
      <div className={styles.cover}>
        <ProgrammePoster event={poster} format="card" mode={isOff ? 'muted' : 'day'} fill isFlush isDecorative />
      </div>
      <Container className={styles.controls}>
        <PosterThemePanel player={player} programme={event.programme} />
      </Container>
      <Container className={styles.words}>
        <p className={styles.when}>
          <time dateTime={startsAt}>
            {t('concert.facts.at', {
              date: formatDate(startsAt, 'full', locale),
              time: formatDate(startsAt, 'time', locale),
            })}
          </time>
          {' · '}
          {status === 'movedOnline'
            ? t('concert.facts.online')
            : t('concert.facts.hall', { venue: hall.venue, hall: hall.name })}
        </p>
        <h1 data-length={titleLength(event.title)} lang={foreignLang(event.lang, locale)}>
          <span className="visually-hidden">{t('programmeBooklet.title')}: </span>
          {event.title}
        </h1>
        <ul className={styles.people}>
          {[...people, tShared('brandName')].map((person) => (
            <li key={person}>{person}</li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
