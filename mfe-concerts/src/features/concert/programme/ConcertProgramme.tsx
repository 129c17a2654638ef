import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { WorkList } from '@ofgc/shared/design/concerts/WorkList/WorkList.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { programmeBookletPath } from '@ofgc/shared/routes/concerts/programme-booklets.ts';
import { useTranslation } from 'react-i18next';
import { ThemePlayButton } from '../../work-themes/ThemePlayButton.tsx';
import type { ThemePlayer } from '../../work-themes/use-theme-player.ts';
import styles from './ConcertProgramme.module.css';

/** The works, and the link to the programme booklet; nothing while the programme is unknown. */
export function ConcertProgramme({ event, player }: { event: Event; player: ThemePlayer }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  if (!event.programme.length) return null;
  return (
    <section aria-labelledby="programa">
      <SectionHead id="programa" title={t('concert.programme.title')} isTight />
      <WorkList
        items={event.programme}
        lang={foreignLang(event.lang, locale)}
        renderAction={(item) => <ThemePlayButton player={player} item={item} />}
      />
      {player.themes.size > 0 && (
        <p className={styles.note} data-print="hidden">
          {t('theme.note')}
        </p>
      )}
      <p className={styles.booklet} data-print="hidden">
        <ArrowLink isDocument to={localisedPath(programmeBookletPath(event.id), locale)}>
          {t('programmeBooklet.title')}
        </ArrowLink>
      </p>
    </section>
  );
}
