import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
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
  /** The position, which between the ends is always 50; null where everything is in view, and on the server. */
  const [place, setPlace] = useState<number | null>(null);
  useEffect(() => {
    const scroller = track.current;
    if (!scroller) return undefined;
    const show = () => {
      const position = scrollPosition(scroller);
      foot.current?.style.setProperty('--position', String(position ?? 0));
      foot.current?.style.setProperty('--share', String(scroller.clientWidth / scroller.scrollWidth));
      setPlace(position && position < 100 ? 50 : position);
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
  // At its end a button is not disabled, because it would lose the focus.
  const button = (name: string, direction: number, end: number) => (
    <button
      type="button"
      aria-label={`${name}: ${label}`}
      aria-disabled={place === end}
      onClick={() => track.current?.scrollBy(direction * cardsWidth(track.current), 0)}
    >
      <Icon of={ArrowRight} />
    </button>
  );
  return (
    <div className={styles.frame}>
      <section className={styles.track} ref={track} aria-label={label} {...reachable}>
        {children}
      </section>
      <div className={styles.foot} ref={foot}>
        {place !== null && (
          <>
            <span className={styles.bar} />
            {button(t('previous'), -1, 0)}
            {button(t('next'), 1, 100)}
          </>
        )}
      </div>
    </div>
  );
}
