import type { PageContext } from '@ofgc/shared/contract';
import type { Block } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Composition } from '../composition/composition.ts';
import type { ReportError } from '../composition/report-error.ts';
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

describe('the blocks of a page', () => {
  it('are the shell’s with their code, and the remotes’ with their data, wherever they stand in the tree', async () => {
    const slots = { 'block.news': async () => ['article'] };
    expect(await load([text, section([news])], slots)).toEqual([
      text,
      section([{ ...news, data: ['article'] } as Block]),
    ]);
    expect(blockComponent('text')).toBeDefined();
    expect(blockComponent('map'), 'code of blocks that are not on the page').toBeUndefined();
  });

  it('are told what the page says of them, and the rank of their headings', async () => {
    const fill = vi.fn<Fill>(async () => 1);
    await load([events, section([events])], { 'block.events': fill });
    expect(fill.mock.calls.map(([props]) => props)).toEqual([
      { ...events, headingLevel: 2 },
      { ...events, headingLevel: 3 },
    ]);
  });

  it('do without one that has nothing to show, and without a section that this leaves empty', async () => {
    expect(await load([section([section([news])]), text], { 'block.news': async () => null })).toEqual([text]);
  });

  it('know one that fails for missing, where it stands', async () => {
    const fill = async () => Promise.reject(new Error('down'));
    expect(await load([section([news]), text], { 'block.news': fill })).toEqual([
      section([{ ...news, isMissing: true } as Block]),
      text,
    ]);
  });

  it('of a type that nobody shows are skipped and reported', async () => {
    expect(await load([hologram, text])).toEqual([text]);
    expect(reportError).toHaveBeenCalledExactlyOnceWith({
      kind: 'unknown',
      part: 'block.hologram',
      error: new Error('/prueba: nobody shows blocks of the type "hologram"'),
    });
  });

  it('of a new type are shown by the remote that names it: the shell need not know', async () => {
    expect(await load([hologram], { 'block.hologram': async () => ({ light: 1 }) })).toEqual([
      { type: 'hologram', data: { light: 1 } },
    ]);
  });

  it('are counted without their sections', async () => {
    expect(leavesOf(await load([text, section([text, section([text])])]))).toHaveLength(3);
  });
});
