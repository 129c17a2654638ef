import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { compositionContext } from '../../composition/composition.ts';
import { loadSlots } from '../../composition/slots/load-slots.ts';
import { Slot } from '../../composition/slots/Slot.tsx';
import { remoteUnavailable } from '../../routing/remote-unavailable.ts';
import styles from './HomePage.module.css';
import { StaticHouseJsonLd } from './StaticHouseJsonLd.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  let isComplete = true;
  const composition = context.get(compositionContext);
  const page = context.get(pageContext);
  const { later } = composition.sectionsOf(page.locale);
  if (!later) throw remoteUnavailable('shell');
  const rows = later.home;
  const slots = await loadSlots(rows.flat(), {
    composition,
    context: page,
    signal: request.signal,
    onMissing: () => (isComplete = false),
  });
  return { rows, slots, isComplete };
}
export type HomeData = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<HomeData> = {
  meta: ({ t }) => ({
    title: t('home.title'),
    description: t('home.description'),
  }),
};

/** The home page, composed of the remotes' slots: missing slots leave no gap and are mentioned at the end; there is always a heading. */
export function Component() {
  const { rows, slots, isComplete } = useLoaderData<typeof loader>();
  const { t } = useTranslation('shell');
  const missing = (
    <Container className={styles.missing}>
      <MissingPart />
    </Container>
  );
  return (
    <>
      <StaticHouseJsonLd locale={useLocale()} />
      {slots['home.next-concert'] === undefined && (
        <Container className={styles.welcome}>
          <h1>{t('home.heading')}</h1>
          <p>
            <ButtonLink to={eventsPath}>{t('link.calendar')}</ButtonLink>
          </p>
        </Container>
      )}
      {rows.map((row, index) => {
        const filled = row.filter((name) => slots[name] !== undefined);
        if (filled.length === 0) return null;
        const isAlone = row.length === 1;
        const parts = filled.map((name) => (
          <Slot
            key={name}
            name={name}
            data={slots[name]}
            className={isAlone && index > 0 ? styles.below : undefined}
            instead={isAlone ? missing : undefined}
          />
        ));
        if (isAlone) return parts;
        return (
          <Section key={row[0]} className={styles.below}>
            <Container>
              <Columns count={3}>{parts}</Columns>
            </Container>
          </Section>
        );
      })}
      {!isComplete && missing}
    </>
  );
}
