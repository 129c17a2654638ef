import { fetchRegistration, fetchSchoolArea } from '@ofgc/shared/api-client/education/school-registrations.ts';
import { pageNotFound } from '@ofgc/shared/api-client/page-not-found.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { TelephoneLink } from '@ofgc/shared/design/navigation/TelephoneLink/TelephoneLink.tsx';
import { FactList } from '@ofgc/shared/design/text/FactList/FactList.tsx';
import { RichMessage } from '@ofgc/shared/design/text/RichMessage/RichMessage.tsx';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { signedInLoader } from '../../features/school-account/signed-in-loader.ts';
import { GroupTable } from '../../features/school-area/registrations/RegistrationFacts.tsx';
import { AreaPart, SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';
import { SessionFacts } from '../../features/school-area/SessionFacts.tsx';
import styles from './PrintedVisitPage.module.css';

export const loader = signedInLoader('centre', async ({ api }, { params }) => {
  const [registration, { centre }] = await Promise.all([
    fetchRegistration(api, params.reference ?? ''),
    fetchSchoolArea(api),
  ]);
  if (!registration.session) throw pageNotFound();
  return { registration, session: registration.session, centre };
});
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  isPrivate: true,
  meta: ({ data: { registration }, t }) => ({
    title: t('sheet.pageTitle', { reference: registration.reference }),
    description: t('area.description'),
  }),
};

/** One printed sheet for the bus driver: place, time, groups, and whom to call. */
export function Component() {
  const { registration, session, centre, who } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const { call, groups, contact, phone, needs, reference } = registration;
  return (
    <SchoolAreaLayout who={who} title={t('sheet.title')} lead={call.production.title}>
      <AreaPart id="donde" title={t('registration.session')}>
        <SessionFacts session={session} />
        <p>{t('sheet.arrive')}</p>
      </AreaPart>
      <AreaPart id="quien" title={centre.name}>
        <FactList
          look="wide"
          facts={[
            { term: t('centre.municipality'), value: centre.municipality },
            {
              term: t('registration.contact'),
              value: (
                <>
                  {contact}, <TelephoneLink>{phone}</TelephoneLink>
                </>
              ),
            },
            { term: t('registration.reference'), value: reference },
            ...(needs ? [{ term: t('registration.needs'), value: needs }] : []),
          ]}
        />
        <GroupTable groups={groups} />
        <p>
          <RichMessage text={t('sheet.help')} elements={{ tel: <TelephoneLink /> }} />
        </p>
      </AreaPart>
      <p className={styles.screen}>
        {t('sheet.print')} <ArrowLink to={schoolAreaPaths.registration(reference)}>{t('reasons.back')}</ArrowLink>
      </p>
    </SchoolAreaLayout>
  );
}
