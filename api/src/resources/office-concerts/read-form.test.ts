import { describe, expect, it } from 'vitest';
import { performance, sampleConcert, withConcerts } from '../../testing/insert-concert.ts';
import { content } from '../../testing/site-content.ts';
import { concertInFiles } from './edit.ts';
import { changedFields, wantedEvent } from './read-form.ts';

/** A concert that moved online, and the values of its form, as the page sends them. */
function movedOnline(previousDates: string[]) {
  const date = performance(90_011, { status: 'movedOnline', previousDates });
  const files = withConcerts({ ...content, events: [] }, [sampleConcert(9001, { performances: [date] })]);
  const shown = concertInFiles(files, 9001);
  const { venue, conductor, programme } = shown.event;
  const works = programme.flatMap((item, place) => (item.kind === 'work' ? [[`work-${place}`, item.work]] : []));
  const answers = {
    'status-90011': 'held',
    'date-90011': date.date,
    'time-90011': date.time,
    'sale-90011': date.sale,
    'list-90011': false,
    venue,
    conductor,
    ...(Object.fromEntries(works) as Record<string, string>),
    noteEs: '',
    noteEn: '',
  };
  return { shown, answers };
}

describe.each([
  ['for the first time', []],
  ['after it had moved to another day', ['2027-07-23']],
])('a concert that moved online %s', (_title, previousDates) => {
  const { shown, answers } = movedOnline(previousDates);

  it('is still online where only its conductor changes', () => {
    const wanted = wantedEvent(shown, { ...answers, conductor: 'Otra' });
    expect(changedFields(shown, wanted)).toEqual(['conductor']);
  });

  it('is still online at another hour', () => {
    const wanted = wantedEvent(shown, { ...answers, 'time-90011': '19:00' });
    expect(changedFields(shown, wanted)).toEqual(['time']);
    expect(wanted.event.performances[0]).toMatchObject({ status: 'movedOnline', time: '19:00' });
    expect(wanted.event.performances[0]?.previousDates).toHaveLength(previousDates.length + 1);
  });
});
