import { fetchProgrammeBooklet } from '@ofgc/shared/api-client/concerts/programme-booklets.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { WorkList } from '@ofgc/shared/design/concerts/WorkList/WorkList.tsx';
import { useReachableBox } from '@ofgc/shared/design/text/Html/use-reachable-box.ts';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import type { WorkTheme } from '@ofgc/shared/domain/work-themes/work-theme.schema.ts';
import { isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';
import { localisedPath, splitLocale, useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { eventPath, eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslation } from 'react-i18next';
import { StaticConcertNote } from '../features/concert/note/StaticConcertNote.tsx';
import { scheduleChange } from '../features/concert/note/schedule-change.ts';
import { OfflineStatus } from '../features/offline/OfflineStatus.tsx';
import { Biographies } from '../features/programme-booklet/Biographies.tsx';
import { bookletMeta } from '../features/programme-booklet/booklet-meta.ts';
import { BookletBar } from '../features/programme-booklet/BookletBar.tsx';
import { BookletCover } from '../features/programme-booklet/BookletCover.tsx';
import { BookletFooter } from '../features/programme-booklet/BookletFooter.tsx';
import { parseDisplay, displayQuery, displayTheme } from '../features/booklet-display/display-settings.ts';
import { EndAndApplause } from '../features/programme-booklet/EndAndApplause.tsx';
import { isHallDark } from '../features/programme-booklet/dark-hours.ts';
import { ProgrammeNotes } from '../features/programme-booklet/ProgrammeNotes.tsx';
import { SungTexts } from '../features/programme-booklet/SungTexts.tsx';
import { useHallDark } from '../features/programme-booklet/use-hall-dark.ts';
import { useDisplaySettings } from '../features/booklet-display/use-display-settings.ts';
import { useThemeColor } from '../features/booklet-display/use-theme-color.ts';
import { loadWorkThemes } from '../features/work-themes/load-work-themes.ts';
import { ThemePlayButton } from '../features/work-themes/ThemePlayButton.tsx';
import { useThemePlayer } from '../features/work-themes/use-theme-player.ts';
import { WeekOrchestra } from '../features/programme-booklet/WeekOrchestra.tsx';
import styles from './ProgrammeBookletPage.module.css';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api, now, onMissing } = context.get(pageContext);
  const programme = await fetchProgrammeBooklet(api, params.id ?? 'current');
  const { pathname, searchParams } = new URL(request.url);
  return {
    programme,
    themes: await loadWorkThemes({ api, onMissing }, programme.event.id),
    path: splitLocale(pathname).path,
    asked: parseDisplay(searchParams),
    isDark: isHallDark(programme.performance, now()),
  };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  isBare: true,
  parameters: ['modo', 'letra'],
  meta: bookletMeta,
};

const silent: WorkTheme[] = [];

export function Component() {
  const { programme, themes, path, asked, isDark: wasDark } = useLoaderData<typeof loader>();
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const [display, setDisplay] = useDisplaySettings(asked);
  const isDark = useHallDark(programme.performance, wasDark);
  const theme = displayTheme(display, isDark);
  // No themes are played while the hall is dark.
  const player = useThemePlayer(theme === 'hall' ? silent : themes);
  useThemeColor();
  const programmeBox = useReachableBox();
  const { event, performance, stateNote } = programme;
  const lang = foreignLang(event.lang, locale);
  const concert = { to: eventPath(event), label: t('programmeBooklet.toConcert') };
  return (
    <article className={styles.page} data-page-theme={theme} data-text-size={display.size}>
      <BookletBar back={concert} path={path} display={display} theme={theme} onDisplay={setDisplay} />
      <BookletCover programme={programme} player={player} />
      <Container className={styles.body}>
        <OfflineStatus addresses={locales.map((language) => localisedPath(path, language) + displayQuery(display))} />
        <div className={styles.notice}>
          <TranslationNotice lang={event.lang} />
          {event.performances.some(scheduleChange) && <StaticConcertNote event={{ ...event, stateNote }} />}
        </div>
        <div className={styles.grid}>
          <section ref={programmeBox} aria-labelledby="programa" className={`${styles.programme} stays-in-view`}>
            <h2 id="programa" className="visually-hidden">
              {t('concert.programme.title')}
            </h2>
            <WorkList
              items={event.programme}
              lang={lang}
              renderAction={(item) => <ThemePlayButton player={player} item={item} />}
            />
            <EndAndApplause endsAt={isAhead(performance) ? performance.endsAt : null} />
          </section>
          <div className={styles.sections}>
            <ProgrammeNotes programme={programme} />
            <SungTexts works={programme.sungWorks} />
            <Biographies people={programme.biographies} />
            <WeekOrchestra programme={programme} />
          </div>
        </div>
        <BookletFooter isBooklet links={[concert, { to: eventsPath, label: t('programmeBooklet.foot.calendar') }]} />
      </Container>
    </article>
  );
}
