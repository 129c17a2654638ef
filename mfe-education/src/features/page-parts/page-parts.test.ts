import { describe, expect, it } from 'vitest';
import { otherParts, partsOf } from './page-parts.ts';

const part = (anchor: string) => ({ anchor, title: anchor, html: '' });
const sections = ['antes-carritos', 'guias', 'antes-llegar', 'antesala', 'antes'].map(part);

describe('partsOf', () => {
  it.each([
    ['antes', ['antes-carritos', 'antes-llegar', 'antes']],
    ['guias', ['guias']],
    ['nada', []],
  ])('finds the sections under %s', (place, anchors) =>
    expect(partsOf({ sections }, place).map(({ anchor }) => anchor)).toEqual(anchors),
  );
});

it('otherParts() returns the sections under none of the given anchors', () =>
  expect(otherParts({ sections }, ['antes', 'guias']).map(({ anchor }) => anchor)).toEqual(['antesala']));
