import type { PageContext, SlotModule } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { i18n } from 'i18next';
import { type ComponentType, createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { FrameSections } from './frame-sections.ts';
import type { ReleaseVector } from './release-vector.ts';
import { type ReportError, writeToConsole } from './errors/report-error.ts';
import type { StartTimer } from './start-timer.ts';

/** The props that a page gives a slot: only the slot knows their type. */
export type SlotProps = Parameters<SlotModule['load']>[1];

/** A page's access to other releases: on the server from memory, in the browser through federation. */
export interface Composition {
  /** The live releases that made the page. */
  vector: ReleaseVector;
  /** The frame's data from the live sections, in one language; complete where loaders run. */
  sectionsOf: (locale: Locale) => FrameSections;
  /** The catalogues of a language; all texts that the shown page needs are loaded when it renders. */
  i18nOf: (locale: Locale) => i18n;
  /** Whether the slot belongs to a section, which may be down or taken down. */
  hasSlot: (name: string) => boolean;
  /**
   * Null where no remote fills the slot, or its remote is down or taken down.
   * @param props from the page @throws the error of the slot's loader
   */
  loadSlot: (name: string, context: PageContext, props?: SlotProps) => Promise<unknown>;
  /** Suspends until the slot's code is loaded; in the browser it is loaded when the slot comes into view. */
  slotComponent: (name: string) => ComponentType<{ data: unknown }>;
  /** Receives each part that is missing in a visitor's page. */
  reportError: ReportError;
  /** The timers for loaders; by default they go by the clock. */
  startTimer?: StartTimer;
}

export const CompositionContext = createContext<Composition | null>(null);

/** The same composition, for loaders. */
export const compositionContext = createRouterContext<Composition>();

/** The composition's error reporter; the console where a part is shown without a composition. */
export function reporterOf(composition: Composition | null): ReportError {
  return composition?.reportError ?? writeToConsole;
}
