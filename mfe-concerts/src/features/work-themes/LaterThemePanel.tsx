import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThemePanelProps } from './ThemePanel.tsx';

/** The error message where not even the panel's code can be loaded. */
function PlainFailure({ player }: ThemePanelProps) {
  const { t } = useTranslation('concerts');
  return player.status === 'failed' && <p role="status">{t('theme.failed')}</p>;
}

const Panel = lazy(async () => {
  const module = await import(/* webpackChunkName: "theme-panel.later" */ './ThemePanel.tsx').catch(() => null);
  return { default: module?.ThemePanel ?? PlainFailure };
});

/** The panel for themes started in this place; its code is loaded on the first press of a play button. */
export function LaterThemePanel(props: ThemePanelProps) {
  const { player, place } = props;
  if (player.work === null || player.place !== place) return null;
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}
