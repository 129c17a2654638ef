import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../brand/Icon/Icon.tsx';
import { cardsWidth, scrollPosition } from './scroll-position.ts';
import styles from './Carousel.module.css';

/** A scrollable box must be reachable by keyboard, although it is not a control (WCAG 2.1.1). */
const reachable = { tabIndex: 0 };

interface CarouselProps {
  /** The accessible name of the carousel. */
  label: string;
  children: ReactNode;
}

/**
 * Cards side by side that scroll and snap, even without JavaScript. With JavaScript, if there is something to scroll, a bar shows the
 * position from 0 to 100, and two buttons scroll by the cards in view.
 */
export function Carousel({ label, children }: CarouselProps) {
  const { t } = useTranslation('shared');
  const track = useRef<HTMLElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = track.current;
    if (!scroller) return undefined;
    const show = () => {
      const position = scrollPosition(scroller);
      foot.current?.toggleAttribute('data-live', position !== null);
      foot.current?.style.setProperty('--position', String(position ?? 0));
      foot.current?.style.setProperty('--share', String(scroller.clientWidth / scroller.scrollWidth));
      // Not disabled: at the end a button would lose the focus.
      foot.current?.querySelectorAll('button').forEach((button, end) => {
        button.ariaDisabled = String(position === end * 100);
      });
    };
    const sizes = new ResizeObserver(show);
    sizes.observe(scroller);
    scroller.addEventListener('scroll', show, { passive: true });
    show();
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', show);
    };
  }, []);
  const turn = (direction: number) => {
    if (track.current) track.current.scrollBy(direction * cardsWidth(track.current), 0);
  };
  return (
    <div className={styles.frame}>
      <section className={styles.track} ref={track} aria-label={label} {...reachable}>
        {children}
      </section>
      <div className={styles.foot} ref={foot}>
        <span className={styles.bar} />
        <button type="button" aria-label={t('carousel.back', { label })} onClick={() => turn(-1)}>
          <Icon of={ArrowRight} />
        </button>
        <button type="button" aria-label={t('carousel.next', { label })} onClick={() => turn(1)}>
          <Icon of={ArrowRight} />
        </button>
      </div>
    </div>
  );
}
