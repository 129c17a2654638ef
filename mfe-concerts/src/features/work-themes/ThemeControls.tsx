import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThemePanelProps } from './ThemePanel.tsx';

/** Where not even the controls' code comes. */
function PlainFailure({ player }: ThemePanelProps) {
  const { t } = useTranslation('concerts');
  return player.status === 'failed' && <p role="status">{t('theme.failed')}</p>;
}

const Panel = lazy(async () => {
  const module = await import(/* webpackChunkName: "theme-panel.later" */ './ThemePanel.tsx').catch(() => null);
  return { default: module?.ThemePanel ?? PlainFailure };
});

/** The controls of what was asked for there; their code comes with the first press. */
export function ThemeControls(props: ThemePanelProps) {
  const { player, place } = props;
  if (player.work === null || player.place !== place) return null;
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}
