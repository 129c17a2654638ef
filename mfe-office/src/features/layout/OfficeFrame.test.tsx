import { staffRoles } from '@ofgc/shared/domain/staff/staff-roles.ts';
import { renderPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { OfficeFrame } from './OfficeFrame.tsx';
import { SignInFrame } from '../sign-in/SignInFrame.tsx';
import { sampleStaff } from '../../testing/sample-staff.ts';

it.each([
  ['/oficina', [['Inbox', 'page']]],
  ['/oficina/registros/contact/7', [['Inbox', 'true']]],
  ['/oficina/avisos', [['Notices', 'page']]],
  ['/oficina/avisos/nuevo', [['Notices', 'true']]],
  ['/oficina/conciertos/12', [['Concerts', 'true']]],
  ['/oficina/canal/3', [['Channel', 'true']]],
  ['/oficina/personal/3', [['Staff', 'true']]],
  ['/oficina/cuenta', []],
])('OfficeFrame on %s marks the section that the page belongs to: %j', (path, expected) => {
  renderPage(
    <OfficeFrame who={{ ...sampleStaff, roles: [...staffRoles] }} title="Title">
      {null}
    </OfficeFrame>,
    { locale: 'en', path, catalogues: { office: { es, en } } },
  );
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  const marked = links.filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual(expected);
});

it.each([
  ['es', 'Accesibilidad', '/accesibilidad'],
  ['en', 'Accessibility', '/en/accesibilidad'],
] as const)('every page of the office links to the accessibility statement (%s: %s)', (locale, name, to) => {
  const options = { locale, catalogues: { office: { es, en } } };
  renderPage(
    <>
      <OfficeFrame who={sampleStaff} title="Title">
        {null}
      </OfficeFrame>
      <SignInFrame title="Title">{null}</SignInFrame>
    </>,
    options,
  );
  const links = screen.getAllByRole('link', { name });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([to, to]);
});
