import { fetchSchoolCentres } from '@ofgc/shared/api-client/education/school-centres.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { PageLinks } from '@ofgc/shared/design/navigation/PageLinks/PageLinks.tsx';
import { pageNumberIn, pageParameter } from '@ofgc/shared/filters/page-number.ts';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { withQuery } from '@ofgc/shared/routes/with-query.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { DoneNotice } from '../../features/school-area/DoneNotice.tsx';
import { signedInLoader } from '../../features/school-account/signed-in-loader.ts';
import { AreaPart, SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';
import { doneIn, doneParameter } from '../../features/school-area/registration-form/send-registration.ts';
import { decideAccount } from '../../features/school-office/decide-account.ts';
import { CentreItem } from '../../features/school-office/CentreItem.tsx';

export const loader = signedInLoader('staff', async ({ api }, { request }) => {
  const { searchParams } = new URL(request.url);
  return { list: await fetchSchoolCentres(api, pageNumberIn(searchParams)), done: doneIn(searchParams) };
});

export const action = formAction({
  decide: decideAccount,
});

export { revalidatesRefused as shouldRevalidate } from '@ofgc/shared/sign-in/revalidates-refused.ts';

export const handle: PageHandle = {
  isPrivate: true,
  visitorParameters: [doneParameter, pageParameter],
  meta: ({ t }) => ({ title: t('office.centres'), description: t('area.description') }),
};

/** In the order of the list, of which this is one page. */
const states = ['requested', 'refused', 'approved'] as const;

export function Component() {
  const { list, done, who } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  return (
    <SchoolAreaLayout who={who} title={t('office.centres')} above="office">
      <DoneNotice done={done} />
      {states.map((state) => {
        const own = list.data.filter((centre) => centre.state === state);
        const count = list.meta.facets.state?.find(({ value }) => value === state)?.count ?? 0;
        const isEmpty = state === 'requested' && count === 0;
        if (own.length === 0 && !isEmpty) return null;
        return (
          <AreaPart key={state} id={state} title={t(`office.centreState.${state}`, { count })}>
            {isEmpty && <EmptyState title={t('office.noRequests')} />}
            <ul>
              {own.map((centre) => (
                <li key={centre.id}>
                  <CentreItem centre={centre} />
                </li>
              ))}
            </ul>
          </AreaPart>
        );
      })}
      <PageLinks
        meta={list.meta}
        pathOf={(page) => withQuery(schoolAreaPaths.centres, { [pageParameter]: page })}
        texts={{
          label: t('paging.label'),
          previous: t('paging.previous'),
          next: t('paging.next'),
          place: (page, pages) => t('paging.place', { page, pages }),
        }}
      />
    </SchoolAreaLayout>
  );
}
