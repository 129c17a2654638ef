import { fetchSchoolCentres } from '@ofgc/shared/api-client/education/school-centres.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { DoneNotice } from '../../features/school-area/DoneNotice.tsx';
import { signedInLoader } from '../../features/school-account/signed-in-loader.ts';
import { AreaPart, SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';
import { doneIn, doneParameter } from '../../features/school-area/registration-form/send-registration.ts';
import { decideAccount } from '../../features/school-office/decide-account.ts';
import { CentreItem } from '../../features/school-office/CentreItem.tsx';

export const loader = signedInLoader('staff', async ({ api }, { request }) => ({
  centres: await fetchSchoolCentres(api),
  done: doneIn(new URL(request.url).searchParams),
}));

export const action = formAction({
  decide: decideAccount,
});

export { revalidatesRefused as shouldRevalidate } from '@ofgc/shared/sign-in/revalidates-refused.ts';

export const handle: PageHandle = {
  isPrivate: true,
  visitorParameters: [doneParameter],
  meta: ({ t }) => ({ title: t('office.centres'), description: t('area.description') }),
};

const states = ['requested', 'approved', 'refused'] as const;

export function Component() {
  const { centres, done, who } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  return (
    <SchoolAreaLayout who={who} title={t('office.centres')} above="office">
      <DoneNotice done={done} />
      {states.map((state) => {
        const own = centres.filter((centre) => centre.state === state);
        if (own.length === 0 && state !== 'requested') return null;
        return (
          <AreaPart key={state} id={state} title={t(`office.centreState.${state}`, { count: own.length })}>
            {own.length === 0 && <EmptyState title={t('office.noRequests')} />}
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
    </SchoolAreaLayout>
  );
}
