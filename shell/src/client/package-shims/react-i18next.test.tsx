import { createCatalogueReader } from '@ofgc/shared/i18n/catalogue-reader.ts';
import { renderPage } from '@ofgc/shared/testing/render-page.tsx';
import * as contract from '@ofgc/shared/contract/react-i18next.ts';
import type { ReactElement } from 'react';
import * as own from 'react-i18next';
import { expect, it } from 'vitest';
import * as standIn from './react-i18next.ts';

const reader = createCatalogueReader('es', {
  shell: { 'menu.close': 'Cerrar', seats_one: '{{count}} butaca', seats_other: '{{count}} butacas' },
  shared: { close: 'Cerrar la hoja' },
});

function pageOf({ I18nextProvider, useTranslation }: Pick<typeof own, 'I18nextProvider' | 'useTranslation'>) {
  function Texts() {
    const { t, i18n, ready } = useTranslation();
    const shared = useTranslation('shared').t;
    const [both] = useTranslation(['shared', 'shell']);
    return (
      <p>
        {[
          t('menu.close'),
          t('seats', { count: 3 }),
          shared('close'),
          both('close'),
          i18n.language,
          String(ready),
        ].join()}
      </p>
    );
  }
  return (
    <I18nextProvider i18n={reader}>
      <Texts />
    </I18nextProvider>
  );
}

it('the replaced react-i18next gives components the same texts as the package', () => {
  const text = (page: ReactElement) => {
    const { container, unmount } = renderPage(page);
    const shown = container.textContent;
    unmount();
    return shown;
  };
  const expected = text(pageOf(own));
  expect(expected).toBe('Cerrar,3 butacas,Cerrar la hoja,Cerrar la hoja,es,true');
  expect(text(pageOf(standIn as unknown as typeof own))).toBe(expected);
});

it('the replaced react-i18next has all names of the contract', () => {
  expect(Object.keys(standIn).toSorted()).toEqual(Object.keys(contract).toSorted());
});
