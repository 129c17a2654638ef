import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { concertsPath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadOrder, type Order } from '../../features/box-office/load-order.ts';
import { NoOrder } from '../../features/box-office/NoOrder.tsx';
import { PerformanceOrder } from '../../features/box-office/PerformanceOrder.tsx';
import { SubscriptionOrder } from '../../features/box-office/SubscriptionOrder.tsx';
import styles from './BoxOfficePage.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const order = await loadOrder(context.get(pageContext).api, new URL(request.url).searchParams);
  const isUnknown = order.isAsked && !order.sought && !order.subscription;
  return data<Order>(order, { status: isUnknown ? 404 : 200 });
}

/** Replaces the operator's box office in the demonstration, so that no ticket link is dead; hidden from search engines. */
export const handle: PageHandle<Order> = {
  parameters: ['subscription', 'performance'],
  meta: ({ t }) => ({ title: t('boxOffice.title'), description: t('boxOffice.description'), noIndex: true }),
};

export function Component() {
  const { sought, subscription, isAsked } = useLoaderData<typeof loader>();
  const { t } = useTranslation('concerts');
  return (
    <Container>
      <PageHead
        title={t('boxOffice.title')}
        crumb={t('boxOffice.crumb')}
        trail={[{ label: t('hub.crumb'), to: concertsPath }]}
      />
      <div className={styles.page}>
        <Notice look="moved" title={t('boxOffice.notice')}>
          <p>{t('boxOffice.noticeText')}</p>
        </Notice>
        {subscription && <SubscriptionOrder subscription={subscription} />}
        {sought && <PerformanceOrder {...sought} />}
        {!subscription && !sought && <NoOrder isAsked={isAsked} />}
      </div>
    </Container>
  );
}
