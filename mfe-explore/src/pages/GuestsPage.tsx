import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '@ofgc/shared/design/Button/ButtonLink.tsx';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { Empty } from '@ofgc/shared/design/Empty/Empty.tsx';
import { artistPath } from '@ofgc/shared/design/event-path.ts';
import { PageHead } from '@ofgc/shared/design/PageHead/PageHead.tsx';
import { ResultBar } from '@ofgc/shared/design/ResultBar/ResultBar.tsx';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { GuestCard } from '../components/GuestCard.tsx';
import { numberInQuery } from '../components/news-list-path.ts';
import { Paging } from '../components/Paging.tsx';
import { SelectFilters } from '../components/SelectFilters.tsx';
import { UnknownFilters } from '../components/UnknownFilters.tsx';
import { artistWall } from '../guests/artist-poster.ts';
import { findGuests } from '../guests/find-guests.ts';
import { type GuestChoice, guestFilters, guestsAddress, guestsPath, readGuestChoice } from '../guests/guest-choice.ts';
import styles from './GuestsPage.module.css';

/** Columns of the wall on wide screens (specification §9). */
const columns = 4;

async function loadGuests({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const asked = readGuestChoice(new URL(request.url).searchParams);
  const { data: artists, meta, ...rest } = await findGuests(api, asked, numberInQuery(request, 'page'));
  const posters = artistWall(artists, columns);
  return {
    guests: artists.map(({ id, slug, name, instrument, nextAt, lastAt }, index) => ({
      guest: { id, slug, name, instrument, nextAt, lastAt },
      poster: posters[index] ?? posters[0],
    })),
    meta: { total: meta.total, page: meta.page, perPage: meta.perPage },
    ...rest,
  };
}
type Data = Awaited<ReturnType<typeof loadGuests>>;

/** A filter that nobody answers to: the page says so, with status 400. */
export async function loader(input: LoaderFunctionArgs) {
  const loaded = await loadGuests(input);
  return data(loaded, { status: loaded.ignored.length > 0 ? 400 : 200 });
}

const chosenCount = (choice: GuestChoice) => guestFilters.filter((name) => choice[name]).length;

export const handle: PageHandle<Data> = {
  meta: ({ data: { guests, meta, choice, ignored }, t }) => ({
    title: t('guests.title'),
    description: t('guests.description'),
    noIndex: ignored.length > 0 || chosenCount(choice) > 1,
    jsonLd: [
      {
        '@type': 'ItemList',
        name: t('guests.title'),
        numberOfItems: meta.total,
        itemListElement: guests.map(({ guest }, index) => ({
          '@type': 'ListItem',
          position: (meta.page - 1) * meta.perPage + index + 1,
          name: guest.name,
        })),
      },
    ],
  }),
};

export function Component() {
  const { guests, meta, facets, choice, ignored } = useLoaderData<typeof loader>();
  const { t } = useTranslation('explore');
  const all = { to: guestsPath, label: t('guests.showAll') };
  return (
    <Container data-section="explore" className={styles.page}>
      <PageHead
        title={t('guests.title')}
        trail={[{ label: t('explore'), to: '/explora' }]}
        lead={t('guests.pageLead')}
      />
      <UnknownFilters
        ignored={ignored.map(({ name, value }) => ({ label: t(`guests.filter.${name}`), value }))}
        all={all}
      />
      <SelectFilters
        label={t('guests.filter.label')}
        path={guestsPath}
        filters={guestFilters.map((name) => ({
          name,
          label: t(`guests.filter.${name}`),
          all: t('filter.all'),
          options: facets[name],
          value: choice[name],
        }))}
      />
      <section aria-labelledby="lista" className={styles.list}>
        <h2 id="lista" className="visually-hidden">
          {t('guests.list')}
        </h2>
        <ResultBar status={t('guests.count', { count: meta.total })}>
          {chosenCount(choice) > 0 && guests.length > 0 && (
            <ArrowLink to={guestsPath} preventScrollReset>
              {all.label}
            </ArrowLink>
          )}
        </ResultBar>
        {guests.length > 0 ? (
          <div className={styles.guests}>
            {guests.map(
              ({ guest, poster }) => poster && <GuestCard key={artistPath(guest)} guest={guest} poster={poster} />,
            )}
          </div>
        ) : (
          <Empty
            title={t('guests.none')}
            action={
              <ButtonLink to={guestsPath} kind="secondary">
                {all.label}
              </ButtonLink>
            }
          />
        )}
        <Paging meta={meta} pathOf={(page) => guestsAddress(choice, page)} />
      </section>
    </Container>
  );
}
