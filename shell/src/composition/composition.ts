import type { PageContext, SlotModule } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { i18n } from 'i18next';
import { type ComponentType, createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { FrameSections } from './frame-sections.ts';
import type { ReleaseVector } from './release-vector.ts';
import { type ReportError, writeToConsole } from './report-error.ts';
import type { StartTimer } from './start-timer.ts';

/** What a page says about a place: only the slot knows its type. */
export type SlotProps = Parameters<SlotModule['load']>[1];

/** How a page gets at what other releases bring: on the server from memory, in the browser through federation. */
export interface Composition {
  /** The live releases that the page is made of. */
  vector: ReleaseVector;
  /** What the live sections give the frame in a language; whole where loaders run. */
  sectionsOf: (locale: Locale) => FrameSections;
  /** The catalogues of a language; everything that the shown page needs is there when it renders. */
  i18nOf: (locale: Locale) => i18n;
  /** Whether a live release names the slot. */
  hasSlot: (name: string) => boolean;
  /**
   * Null where no remote fills the slot or its remote is down.
   * @param props what the page says about the place @throws what the slot's loader throws
   */
  loadSlot: (name: string, context: PageContext, props?: SlotProps) => Promise<unknown>;
  /** Suspends until the slot's code is there; in the browser that is when the slot comes into view. */
  slotComponent: (name: string) => ComponentType<{ data: unknown }>;
  /** Hears of each part that a visitor does not get. */
  reportError: ReportError;
  /** What loaders are waited for by; without it by the clock. */
  startTimer?: StartTimer;
}

export const CompositionContext = createContext<Composition | null>(null);

/** The same, for loaders. */
export const compositionContext = createRouterContext<Composition>();

/** The console where a part is shown without a composition. */
export function reporterOf(composition: Composition | null): ReportError {
  return composition?.reportError ?? writeToConsole;
}
