import { fetchEvents } from '@ofgc/shared/api-client/events.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslation } from 'react-i18next';
import styles from './HubPage.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  return { events: (await fetchEvents(api)).data };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = { meta: ({ t }) => ({ title: t('hub.title'), description: t('hub.description') }) };

export function Component() {
  const { events } = useLoaderData<typeof loader>();
  const { t } = useTranslation('concerts');
  return (
    <div className={styles.hub}>
      <h1>{t('hub.title')}</h1>
      <ul>{events.map((event) => <li key={event.id}>{event.title}</li>)}</ul>
    </div>
  );
}
