import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Heading } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import { ProgrammePoster } from '@ofgc/shared/design/poster/ProgrammePoster.tsx';
import { useTranslation } from 'react-i18next';
import { artPoster } from './art-poster.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './VideoBlock.module.css';

/**
 * A link to a film on another site. Nothing is loaded from that site, so no consent is needed: the film opens in a new tab when the
 * visitor clicks the link. A transcript is below.
 */
export function VideoBlock({ block, headingLevel }: BlockProps<'video'>) {
  const { t } = useTranslation('shell');
  const { title, minutes, provider, address, art, transcript } = block;
  return (
    <div className={styles.video}>
      <div className={styles.sheet}>
        <ProgrammePoster event={artPoster(art)} format="wide" isDecorative isFlush />
        <div className={styles.words} data-theme="sea">
          <Heading level={headingLevel} className={styles.title}>
            {title}
          </Heading>
          <p className="small">{t('content.video.facts', { provider, count: minutes })}</p>
          <ArrowLink to={address}>{t('content.video.watch', { provider })}</ArrowLink>
        </div>
      </div>
      <p className={styles.notice}>{t('content.video.notice', { provider })}</p>
      <Details summary={t('content.video.transcript')}>
        <Html html={transcript.html} />
      </Details>
    </div>
  );
}
