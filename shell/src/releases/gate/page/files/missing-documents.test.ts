import { expect, it } from 'vitest';
import { missingDocumentProblems } from './missing-documents.ts';

it('tells of documents that are not there, and asks for each once', async () => {
  const asked: string[] = [];
  const hasDocument = async (path: string) => {
    asked.push(path);
    return path !== '/documentos/7/bases.pdf';
  };
  const pages = ['/portal-empleo', '/portal-empleo/ayuda'].map((address) => ({
    address,
    documents: ['/documentos/7/bases.pdf', '/documentos/8/anexo.pdf'],
  }));
  expect(await missingDocumentProblems(pages, { hasDocument })).toEqual([
    '/portal-empleo leads to the document /documentos/7/bases.pdf, which the site does not have',
  ]);
  expect(asked).toHaveLength(2);
});
