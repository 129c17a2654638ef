import { CardList } from '@ofgc/shared/design/navigation/CardList/CardList.tsx';
import { auditionsPath, contactPath, orchestraPath, transparencyPath } from '@ofgc/shared/routes/site/pages.ts';
import { pressNotesPath } from '@ofgc/shared/routes/explore/press-notes.ts';
import { jobsPath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';

const links = [
  { key: 'orchestra', to: orchestraPath, hue: 'slate' },
  { key: 'auditions', to: auditionsPath, hue: 'slate' },
  { key: 'contact', to: contactPath, hue: 'slate' },
  { key: 'jobs', to: jobsPath, hue: 'teal' },
  { key: 'press', to: pressNotesPath, hue: 'violet' },
  { key: 'transparency', to: transparencyPath, hue: 'slate' },
] as const;

/** Links to the pages about the orchestra, each in the colour of its section. */
export function QuickLinks() {
  const { t } = useTranslation('about');
  const cards = links.map(({ key, to, hue }) => ({
    to,
    hue,
    title: t(`quickLinks.${key}.title`),
    text: t(`quickLinks.${key}.text`),
  }));
  return <CardList cards={cards} headingLevel={3} />;
}
