import type { WorkTheme } from '@ofgc/shared/domain/work-themes/work-theme.schema.ts';
import { fireEvent, renderPage, renderServerPage, screen, waitFor } from '@ofgc/shared/testing/render-page.tsx';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { ConcertHead } from '../concert/ConcertHead.tsx';
import { ConcertProgramme } from '../concert/programme/ConcertProgramme.tsx';
import { sampleEventDetail } from '../../testing/sample-event-detail.ts';
import { fakeAudio } from '../../testing/fake-audio.ts';
import { useThemePlayer } from './use-theme-player.ts';
// Loaded before the tests, because the player does not wait for it longer than a visitor would.
import './sound/play-theme.ts';

const arrival: WorkTheme = {
  work: 'bee6',
  movement: 'I',
  marking: 'Allegro ma non troppo',
  bars: '1–4',
  instrument: 'oboe',
  metre: '2/4',
  tempo: 120,
  notes: 'r:8 A4:8 Bb4:8 D5:8 | C5:2',
};
const one = [arrival];
const none: WorkTheme[] = [];
const event = sampleEventDetail();
const surroundings = { path: '/conciertos-entradas/eventos/pastoral/38', catalogues: { concerts: { es, en } } };

/** The parts of a concert's page that play themes. */
function Concert({ themes }: { themes: readonly WorkTheme[] }) {
  const player = useThemePlayer(themes);
  return (
    <>
      <ConcertHead event={event} performance={samplePerformance()} player={player} />
      <ConcertProgramme event={event} player={player} />
    </>
  );
}
const title = 'Sinfonía n.º 6 en fa mayor, op. 68 «Pastoral»';
const play = `Escuchar el tema: ${title}`;
const stop = `Parar el tema: ${title}`;
/** The rings of a work on the poster's two crops, one of which is visible. */
const rings = (name: string) => screen.getAllByRole('button', { name }).filter((one) => one.localName === 'g');
const line = (name: string) =>
  screen.findByRole('button', { name: (own, element) => own === name && element.localName === 'button' });
const strokes = (container: HTMLElement) => container.querySelectorAll('circle[pathLength]').length;

afterEach(() => vi.unstubAllGlobals());

describe('themes of works on the concert page', () => {
  it('the line of the programme plays the theme, names it and returns to its start at the end', async () => {
    const audio = fakeAudio();
    const { user, container } = renderPage(<Concert themes={one} />, surroundings);
    expect(audio.contexts).toEqual([]);
    await user.click(await line(play));
    await line(stop);
    const group = await screen.findByRole('group', { name: 'Tema que está sonando' });
    expect(textOf(group)).toContain('I · Allegro ma non troppo · compases 1–4 · oboe');
    await waitFor(() => expect(strokes(container)).toBeGreaterThan(0));
    expect(audio.voices.map(({ frequency }) => Math.round(frequency))).toEqual([440, 466, 587, 523]);
    const [first, second] = audio.voices;
    expect((second?.start ?? 0) - (first?.start ?? 0)).toBeCloseTo(0.25, 5);
    audio.finish();
    await line(play);
    expect(strokes(container)).toBe(0);
    await waitFor(() => expect(audio.contexts).toMatchObject([{ state: 'closed' }]));
  });

  it('the ring of the poster plays the theme by pointer and keyboard, and stops it', async () => {
    const audio = fakeAudio();
    const { user } = renderPage(<Concert themes={one} />, surroundings);
    const [ring] = rings(play);
    ring?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rings(stop)).toHaveLength(2));
    expect(textOf(await screen.findByRole('group', { name: 'Tema que está sonando' }))).toContain(title);
    await user.click(screen.getByRole('button', { name: 'Parar' }));
    expect(rings(play)).toHaveLength(2);
    const [again] = rings(play);
    if (again) await user.click(again);
    await waitFor(() => expect(rings(stop)).toHaveLength(2));
    await user.keyboard(' ');
    expect(audio.contexts).toHaveLength(2);
  });

  it('the focus returns from the panel, which goes, to what started the theme', async () => {
    const audio = fakeAudio();
    const { user } = renderPage(<Concert themes={one} />, surroundings);
    const [ring] = rings(play);
    ring?.focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Parar' })).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(rings(play)[0]);
    const button = await line(play);
    await user.click(button);
    await line(stop);
    (await screen.findByRole('slider', { name: 'Volumen' })).focus();
    audio.finish();
    await line(play);
    expect(document.activeElement).toBe(button);
  });

  it('the player has a volume control and ends when the page is left', async () => {
    const audio = fakeAudio();
    const { user, unmount } = renderPage(<Concert themes={one} />, surroundings);
    await user.click(await line(play));
    await line(stop);
    const volume = await screen.findByRole<HTMLInputElement>('slider', { name: 'Volumen' });
    const loud = audio.volume();
    fireEvent.change(volume, { target: { value: '20' } });
    expect(audio.volume()).toBeLessThan(loud ?? 0);
    unmount();
    await waitFor(() => expect(audio.contexts).toMatchObject([{ state: 'closed' }]));
  });

  it('a message appears when the audio device fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    fakeAudio(() => Promise.reject(new Error('no device')));
    const { user } = renderPage(<Concert themes={one} />, surroundings);
    await user.click(await line(play));
    expect(await screen.findByText('El tema no se ha podido tocar. Inténtelo otra vez.')).toBeTruthy();
    await line(play);
  });

  it('a message appears in a browser without Web Audio', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user } = renderPage(<Concert themes={one} />, surroundings);
    await user.click(await line(play));
    expect(await screen.findByText('El tema no se ha podido tocar. Inténtelo otra vez.')).toBeTruthy();
  });

  it('no button is shown for works without a theme, and no note on a page without themes', () => {
    const { container, unmount } = renderPage(<Concert themes={one} />, surroundings);
    expect(screen.getAllByRole('button', { name: /^Escuchar el tema/ })).toHaveLength(3);
    expect(container.textContent).toContain('no son grabaciones de la orquesta');
    unmount();
    renderPage(<Concert themes={none} />, surroundings);
    expect(screen.queryByRole('button', { name: /^Escuchar el tema/ })).toBeNull();
    expect(textOf()).not.toContain('no son grabaciones');
  });

  it('the server renders the poster without buttons, which come with hydration', () => {
    const page = renderServerPage(<Concert themes={one} />, surroundings);
    expect(page.querySelector('g[role="button"]')).toBeNull();
    expect(page.querySelectorAll('[role="img"]').length).toBeGreaterThan(0);
  });
});
