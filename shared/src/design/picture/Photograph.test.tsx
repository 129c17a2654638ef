import { describe, expect, it } from 'vitest';
import { renderPage, renderServerPage, screen } from '../../testing/render-page.tsx';
import { samplePicture } from '../../testing/sample-picture.ts';
import { CreditedPhotograph } from './CreditedPhotograph.tsx';
import { HeadPicture } from './HeadPicture.tsx';
import { Photograph } from './Photograph.tsx';

const attributes = (element: Element, ...names: string[]) => names.map((name) => element.getAttribute(name));

describe('Photograph', () => {
  it('has its size, both formats and all widths, and is loaded lazily', () => {
    renderPage(<Photograph picture={samplePicture()} crop="card" sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'La orquesta en un ensayo' });
    expect(attributes(image, 'width', 'height', 'sizes', 'loading')).toEqual(['960', '1200', '50vw', 'lazy']);
    expect(image.getAttribute('srcset')?.split(', ')).toHaveLength(5);
    const source = image.previousElementSibling as Element;
    expect(attributes(source, 'type', 'sizes')).toEqual(['image/avif', '50vw']);
    expect(source.getAttribute('srcset')).toContain('card-320-50-20.avif 320w');
  });

  it('is preloaded with high priority in AVIF when it is eager', () => {
    renderServerPage(<Photograph picture={samplePicture()} crop="card" sizes="50vw" isEager />);
    const image = screen.getByRole('img');
    expect(attributes(image, 'loading', 'fetchpriority')).toEqual([null, 'high']);
    const preload = document.querySelector('link[rel=preload][as=image]') as Element;
    expect(attributes(preload, 'type', 'imagesizes', 'fetchpriority')).toEqual(['image/avif', '50vw', 'high']);
    expect(preload.getAttribute('imagesrcset')).toBe(image.previousElementSibling?.getAttribute('srcset'));
  });

  it.each([
    ['es', 'Foto: Ana Prueba'],
    ['en', 'Photo: Ana Prueba'],
  ] as const)('names the photographer (%s)', (locale, credit) => {
    renderPage(<CreditedPhotograph picture={samplePicture()} crop="wide" sizes="50vw" />, { locale });
    expect(screen.getByRole('figure').textContent).toContain(credit);
  });
});

describe('HeadPicture', () => {
  it('shows the first photograph, or the drawing with a band for phones', () => {
    const drawing = { name: 'drawer', palette: 'stone' } as const;
    const { unmount } = renderPage(<HeadPicture pictures={[samplePicture()]} drawing={drawing} />);
    expect(screen.getByRole('img').getAttribute('src')).toContain('/fotos/');
    unmount();
    renderPage(<HeadPicture pictures={undefined} drawing={drawing} />);
    const image = document.querySelector('img') as Element;
    expect(image.getAttribute('src')).toContain('drawer-wide.svg');
    expect(image.previousElementSibling?.getAttribute('srcset')).toContain('drawer-band.svg');
  });
});
