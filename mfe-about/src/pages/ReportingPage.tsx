import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { followUpPath, reportPath } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { complaintsPath } from '@ofgc/shared/routes/site/pages.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TextArticle } from '../features/institutional-pages/TextArticle.tsx';
import styles from './ReportingPage.module.css';

/** The anchor of the part that is followed by the links into the channel. */
const waysPart = 'como';

export async function loader({ context }: LoaderFunctionArgs) {
  return { page: await fetchPage(context.get(pageContext).api, complaintsPath) };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page } }) => ({ title: page.title, description: page.description }),
};

export function Component() {
  const { page } = useLoaderData<typeof loader>();
  const [first] = page.sections;
  const { t } = useTranslation('about');
  return (
    <TextArticle
      page={page}
      // The first part and the one with the links stay open.
      isFolded={(anchor) => anchor !== first?.anchor && anchor !== waysPart}
      renderBelow={(anchor) =>
        anchor === waysPart && (
          <p className={styles.ways}>
            <ButtonLink to={reportPath}>{t('channel.report.title')}</ButtonLink>
            <ButtonLink to={followUpPath} kind="secondary">
              {t('channel.followUp.title')}
            </ButtonLink>
          </p>
        )
      }
    />
  );
}
