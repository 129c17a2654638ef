import { serviceCookies, type ServiceName } from '@ofgc/shared/third-party/services.ts';

/** Deletes the services' cookies on this host and on its parent domains, where services usually set them. */
export function eraseCookies(services: readonly ServiceName[], page: Document = document): void {
  const prefixes = services.flatMap((name) => serviceCookies[name]).map(({ name }) => name);
  const labels = page.location.hostname.split('.');
  const domains = ['', ...labels.slice(0, -1).map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const cookie of page.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!prefixes.some((prefix) => name.startsWith(prefix))) continue;
    for (const domain of domains) page.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
