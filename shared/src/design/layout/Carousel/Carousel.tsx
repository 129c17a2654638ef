import { useEffect, useRef, type ReactNode } from 'react';
import { scrollPosition } from './scroll-position.ts';
import styles from './Carousel.module.css';

/** A scrollable box must be reachable by keyboard, although it is not a control (WCAG 2.1.1). */
const reachable = { tabIndex: 0 };

interface CarouselProps {
  /** The accessible name of the carousel. */
  label: string;
  children: ReactNode;
}

/**
 * Cards side by side that scroll and snap, even without JavaScript. With JavaScript, a bar shows the position from 0 to 100 if there
 * is something to scroll.
 */
export function Carousel({ label, children }: CarouselProps) {
  const track = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = track.current;
    if (!scroller) return undefined;
    const show = () => {
      const position = scrollPosition(scroller);
      bar.current?.toggleAttribute('data-live', position !== null);
      bar.current?.style.setProperty('--position', String(position ?? 0));
      bar.current?.style.setProperty('--share', String(scroller.clientWidth / scroller.scrollWidth));
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
  return (
    <div className={styles.frame}>
      <section className={styles.track} ref={track} aria-label={label} {...reachable}>
        {children}
      </section>
      <div className={styles.bar} ref={bar} aria-hidden="true">
        <span className={styles.thumb} />
      </div>
    </div>
  );
}
