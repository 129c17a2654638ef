import type { IncomingHttpHeaders } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Metric, Registry } from 'prom-client';
import type { AssetCache } from '../page-cache/files/asset-cache.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { Health } from '../supervisor/health-and-ready.ts';
import type { Fault } from '../worker/worker-messages.ts';
import { ErrorsByHour } from './errors-by-hour.ts';
import { readRenderReport, renderTimeBuckets } from './render-timings.ts';
import { olderVersions, VersionLabels, withVersionLabels } from './version-labels.ts';

interface Watched {
  health: () => Health;
  /** None where pages are not cached; a second one while a canary runs. */
  caches: () => readonly Pick<PageCache, 'sent' | 'bytes'>[];
  /** Null where files are not cached. */
  assets: () => Pick<AssetCache, 'sent'> | null;
}

const byRemote = ['remote', 'version'] as const;

/** The site's metrics, by remote and version, in the format of Prometheus. */
export class SiteMetrics {
  readonly #registry = new Registry();
  readonly #renderings: Histogram<'remote' | 'version' | 'status'>;
  readonly #errors: Counter<'remote' | 'version' | 'kind'>;
  readonly #faults: Counter<'remote' | 'version' | 'kind'>;
  readonly errorsByHour = new ErrorsByHour();
  readonly #versions = new VersionLabels((remote, version) => void this.#forget(remote, version));

  constructor({ health, caches, assets }: Watched) {
    const registers = [this.#registry];
    const register = (metric: Metric) => this.#registry.registerMetric(metric);
    collectDefaultMetrics({ register: this.#registry, prefix: 'ofgc_' });
    this.#renderings = new Histogram({
      name: 'ofgc_page_render_seconds',
      help: 'How long workers took to render pages, by the remote whose page it was.',
      labelNames: [...byRemote, 'status'],
      buckets: [...renderTimeBuckets],
      registers,
    });
    this.#errors = new Counter({
      name: 'ofgc_errors_total',
      help: 'What failed while pages were loaded or rendered, on the server and (browser) in visitors’ browsers, by the remote whose code it was.',
      labelNames: [...byRemote, 'kind'],
      registers,
    });
    this.#faults = new Counter({
      name: 'ofgc_faults_total',
      help: 'What the code of a remote did to its worker.',
      labelNames: [...byRemote, 'kind'],
      registers,
    });
    register(
      new Counter({
        name: 'ofgc_pages_sent_total',
        help: 'Pages that visitors got from the page cache, by the remote whose page it was and by how they came about.',
        labelNames: [...byRemote, 'origin'],
        registers: [],
        collect() {
          this.reset();
          for (const { labels, count } of caches().flatMap(({ sent }) => withVersionLabels(sent, health().releases)))
            for (const [origin, times] of Object.entries(count)) if (times > 0) this.inc({ ...labels, origin }, times);
        },
      }),
    );
    register(
      new Counter({
        name: 'ofgc_release_files_sent_total',
        help: 'Scripts, styles and other files of releases that visitors loaded.',
        labelNames: byRemote,
        registers: [],
        collect() {
          this.reset();
          const sent = assets()?.sent ?? new Map<string, number>();
          for (const { labels, count } of withVersionLabels(sent, health().releases)) this.inc(labels, count);
        },
      }),
    );
    register(
      new Gauge({
        name: 'ofgc_page_cache_bytes',
        help: 'Memory of all cached pages.',
        registers: [],
        collect() {
          this.set(caches().reduce((sum, { bytes }) => sum + bytes, 0));
        },
      }),
    );
    register(
      new Gauge({
        name: 'ofgc_live_release',
        help: '1 for each release that is served, 0 for one in quarantine.',
        labelNames: byRemote,
        registers: [],
        collect() {
          this.reset();
          const { releases, quarantined } = health();
          for (const [remote, version] of Object.entries(releases)) this.set({ remote, version }, 1);
          for (const { remote, version } of quarantined) this.set({ remote, version }, 0);
        },
      }),
    );
    register(
      new Gauge({
        name: 'ofgc_workers',
        help: 'Worker processes that serve.',
        registers: [],
        collect() {
          this.set(health().workers.serving);
        },
      }),
    );
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** @param headers of a worker's response, with the report on its rendering */
  workerAnswered(status: number, headers: IncomingHttpHeaders): void {
    const report = readRenderReport(headers);
    if (!report) return;
    for (const one of [report.page, ...report.errors]) this.#versions.note(one);
    this.#renderings.observe({ ...report.page, status }, report.seconds);
    for (const error of report.errors) {
      this.#errors.inc(error);
      this.errorsByHour.note(error.remote);
    }
  }

  /** Counts an error in a visitor's browser. */
  browserFailed({ remote, version }: { remote: string; version: string }): void {
    this.#versions.note({ remote, version });
    this.#errors.inc({ remote, version, kind: 'browser' });
    this.errorsByHour.note(remote);
  }

  /** How many errors each release had, on the server and in browsers: `concerts@1a2b` → count. */
  async errors(): Promise<Map<string, number>> {
    const sums = new Map<string, number>();
    for (const metric of [this.#errors, this.#faults])
      for (const { labels, value } of (await metric.get()).values) {
        const name = `${labels.remote}@${labels.version}`;
        sums.set(name, (sums.get(name) ?? 0) + value);
      }
    return sums;
  }

  faultFound({ remote, version, kind }: Fault): void {
    this.#versions.note({ remote, version });
    this.#faults.inc({ remote, version, kind });
    this.errorsByHour.note(remote);
  }

  /** Adds the errors of an old release to the sum of all old releases, and drops its render times. */
  async #forget(remote: string, version: string): Promise<void> {
    const isOf = ({ labels }: { labels: Partial<Record<string, string | number>> }) =>
      labels.remote === remote && labels.version === version;
    for (const metric of [this.#errors, this.#faults])
      for (const { labels, value } of (await metric.get()).values.filter(isOf)) {
        metric.remove(labels);
        metric.inc({ ...labels, version: olderVersions }, value);
      }
    const renderings = (await this.#renderings.get()).values.filter(isOf);
    for (const status of new Set(renderings.map(({ labels }) => labels.status)))
      this.#renderings.remove({ remote, version, ...(status !== undefined && { status }) });
  }
}
