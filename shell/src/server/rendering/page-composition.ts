import type { Catalogue, RemoteModule } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { createCatalogueReader, type CatalogueReader } from '@ofgc/shared/i18n/catalogue-reader.ts';
import sharedEn from '@ofgc/shared/i18n/locales/en.json';
import sharedEs from '@ofgc/shared/i18n/locales/es.json';
import type { Composition } from '../../composition/composition.ts';
import { type ReleaseVector, remoteOfSlot } from '../../composition/release-vector.ts';
import shellEn from '../../locales/en.json';
import shellEs from '../../locales/es.json';
import type { Deadlines } from '../worker/deadlines.ts';
import type { LiveSet } from './live-set.ts';
import type { PageFailures } from './failures/page-failures.ts';
import { flattenCatalogues } from './document/page-catalogue.ts';
import type { RendererOptions } from './render-page.ts';
import { checkSendable } from './check-page-data.ts';

const shellCatalogues: Record<Locale, Record<string, Catalogue>> = {
  es: { shell: shellEs, shared: sharedEs },
  en: { shell: shellEn, shared: sharedEn },
};

interface PageCompositionOptions extends Pick<RendererOptions, 'inspectData'> {
  deadlines: Pick<Deadlines, 'start'>;
  live: LiveSet;
  locale: Locale;
  vector: ReleaseVector;
  failures: PageFailures;
}

/** Gives one page the parts of other releases, from memory, and collects the catalogues of the releases that it uses. */
export function createPageComposition({
  live,
  locale,
  vector,
  failures,
  inspectData,
  deadlines,
}: PageCompositionOptions) {
  const { slots, sections } = live;
  const catalogues: Record<string, Catalogue> = { ...shellCatalogues[locale] };
  let words: CatalogueReader | undefined;

  async function addCatalogue(remote: RemoteModule): Promise<void> {
    catalogues[remote.name] ??= (
      await remote.locales[locale]().catch((error: unknown) => {
        failures.reportPart({ kind: 'load', part: 'catalogue', remote: remote.name, error });
        return remote.locales[locale === 'es' ? 'en' : 'es']();
      })
    ).default;
  }
  // A key's namespace names the remote whose catalogue has it: `jobs:portal.title`.
  const reportMissingWord = (key: string) =>
    failures.reportPart({
      kind: 'words',
      part: key,
      remote: key.split(':')[0],
      error: new Error(`no catalogue has ${key}`),
    });

  const composition: Composition = {
    vector,
    sectionsOf: (one) => sections[one],
    i18nOf: () => (words ??= createCatalogueReader(locale, flattenCatalogues(catalogues), reportMissingWord)),
    slotComponent: slots.component,
    hasSlot: (name) => remoteOfSlot(name, vector) !== undefined,
    async loadSlot(name, context, props) {
      const remote = slots.owner(name)?.module?.remote;
      if (!remote) return null;
      const onMissing = (error: unknown) => failures.reportPart({ kind: 'load', part: name, error });
      const loaded = await slots.load(name, Object.freeze({ ...context, onMissing }), props);
      checkSendable(loaded);
      inspectData?.(loaded);
      if (loaded !== null) await addCatalogue(remote);
      return loaded;
    },
    reportError: failures.reportPart,
    startTimer: deadlines.start,
  };
  return { composition, catalogues, addCatalogue };
}
