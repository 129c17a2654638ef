import { expect, it } from 'vitest';
import { linkedPages } from './linked-pages.ts';

const jobs = { mounts: ['/portal-empleo'], opened: ['/', '/portal-empleo', '/portal-empleo/oferta/7'] };
const always = async () => true;

it('opens a page that only a link names, and one of each kind below a list', async () => {
  const links = [
    '/portal-empleo/ayuda',
    '/portal-empleo/bolsa?orden=fecha',
    '/portal-empleo/bolsa',
    '/portal-empleo/archivo/1/2',
  ];
  expect(await linkedPages([...links, '/portal-empleo/archivo/3/4'], jobs, always)).toEqual([
    '/portal-empleo/ayuda',
    '/portal-empleo/bolsa?orden=fecha',
    '/portal-empleo/archivo/1/2',
  ]);
});

it('opens no page of others, of another language, of a kind that is opened anyway, no file, and nothing private', async () => {
  const links = [
    '/explora',
    '/en/portal-empleo/help',
    '/portal-empleo/oferta/8',
    '/portal-empleo?pagina=2',
    '/portal-empleo/bases.pdf',
  ];
  expect(await linkedPages(links, jobs, always)).toEqual([]);
  const schools = { mounts: ['/educacion-comunidad'], opened: [] };
  expect(await linkedPages(['/educacion-comunidad/area-de-centros/grupos'], schools, always)).toEqual([]);
});

it('takes another page of a kind where one answers with something else, and no more than a few', async () => {
  const links = Array.from({ length: 30 }, (_, at) => `/portal-empleo/pagina-${at}`);
  expect(await linkedPages(links, jobs, async (address) => !/-[0-2]$/.test(address))).toEqual(
    [3, 4, 5, 6, 7, 8].map((at) => `/portal-empleo/pagina-${at}`),
  );
  expect(await linkedPages(links, jobs, async () => false)).toEqual([]);
});
