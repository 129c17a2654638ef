import type { PageContext } from '@ofgc/shared/contract';
import type { Block } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Composition } from '../composition/composition.ts';
import type { ReportError } from '../composition/errors/report-error.ts';
import { blockComponent } from './block-code.ts';
import { leavesOf, loadBlocks } from './load-blocks.ts';

const text = { type: 'text', html: '<p>Hola</p>' } as const;
const news = { type: 'news', count: 3 } as const;
const events = { type: 'events', when: 'upcoming', count: 3 } as const;
const hologram = { type: 'hologram' } as unknown as Block;
const section = (blocks: Block[]): Block => ({ type: 'section', anchor: 'a', title: 'A', blocks });

type Fill = (props: unknown) => Promise<unknown>;
const reportError = vi.fn<ReportError>();

function load(blocks: Block[], slots: Record<string, Fill> = {}) {
  const composition = {
    hasSlot: (name: string) => name in slots,
    loadSlot: async (name: string, _: PageContext, props: unknown) => slots[name]?.(props),
    reportError,
  } as unknown as Composition;
  return loadBlocks(blocks, '/prueba', {
    composition,
    context: {} as PageContext,
    signal: new AbortController().signal,
  });
}

beforeEach(() => void reportError.mockClear());

describe('loading the blocks of a page', () => {
  it('loads the code of the shell’s blocks and the data of remotes’ blocks, also inside sections', async () => {
    const slots = { 'block.news': async () => ['article'] };
    expect(await load([text, section([news])], slots)).toEqual([
      text,
      section([{ ...news, data: ['article'] } as Block]),
    ]);
    expect(blockComponent('text')).toBeDefined();
    expect(blockComponent('map'), 'code of blocks that are not on the page').toBeUndefined();
  });

  it('passes a block’s properties and heading level to its remote', async () => {
    const fill = vi.fn<Fill>(async () => 1);
    await load([events, section([events])], { 'block.events': fill });
    expect(fill.mock.calls.map(([props]) => props)).toEqual([
      { ...events, headingLevel: 2 },
      { ...events, headingLevel: 3 },
    ]);
  });

  it('omits an empty block, and a section that becomes empty', async () => {
    expect(await load([section([section([news])]), text], { 'block.news': async () => null })).toEqual([text]);
  });

  it('marks a failed block as missing in its place', async () => {
    const fill = async () => Promise.reject(new Error('down'));
    expect(await load([section([news]), text], { 'block.news': fill })).toEqual([
      section([{ ...news, isMissing: true } as Block]),
      text,
    ]);
  });

  it('omits and reports a block of an unknown type', async () => {
    expect(await load([hologram, text])).toEqual([text]);
    expect(reportError).toHaveBeenCalledExactlyOnceWith({
      kind: 'unknown',
      part: 'block.hologram',
      error: new Error('/prueba: nobody shows blocks of the type "hologram"'),
    });
  });

  it('fills a block of a type that only a remote knows', async () => {
    expect(await load([hologram], { 'block.hologram': async () => ({ light: 1 }) })).toEqual([
      { type: 'hologram', data: { light: 1 } },
    ]);
  });

  it('counts blocks without their sections', async () => {
    expect(leavesOf(await load([text, section([text, section([text])])]))).toHaveLength(3);
  });
});
