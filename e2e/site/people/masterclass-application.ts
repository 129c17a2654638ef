import { shownEarlier } from '@ofgc/shared/testing/shown-earlier.ts';

/** Applies for the trumpet masterclass. @returns the reference of the application */
export async function applyForTrumpet(siteUrl: string, { name, email }: { name: string; email: string }) {
  const consent = (await (await fetch(`${siteUrl}/api/consents/masterclass?lang=es`)).json()) as {
    data: { version: string };
  };
  const answer = await fetch(`${siteUrl}/api/masterclasses/1/applications?lang=es`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      participation: 'active',
      name,
      lastname: 'Suárez',
      email,
      birthYear: '1999',
      instrument: 'Trompeta',
      programme: 'Haydn',
      videoUrl: 'https://video.example/1',
      consent: 'true',
      consentVersion: consent.data.version,
      shownAt: shownEarlier(),
    }),
  });
  return ((await answer.json()) as { data: { reference: string } }).data.reference;
}
