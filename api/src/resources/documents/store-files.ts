import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '@ofgc/shared/domain/locale.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';
import { contentInstant, publishingHour } from '../../content/dates.ts';
import { type Facts, insertIntoText } from '../../content/facts.ts';
import { writeOnce } from '../../files/write-once.ts';
import type { DocumentContent } from './content.ts';
import { hasIdentityNumber } from './identity-numbers.ts';
import { markdownWords } from './markdown-words.ts';
import { extensionOf, fileExtensions, fileTypeOf } from './media-types.ts';
import { includedFiles } from '../../document-pdf/included-files.ts';

/** A document's file in one language. */
export interface StoredFile {
  /** A hash of the content, and the extension. */
  name: string;
  extension: string;
  bytes: number;
  pages: number | null;
  isTagged: boolean;
  /** The printed text, for the search; empty for a copied file. */
  words: string;
}
export type StoredFiles = Map<number, Partial<Record<Locale, StoredFile>>>;

interface Folders {
  /** The folder of editors' files and texts. */
  from: string;
  /** The folder of the files for visitors. It may be deleted: missing files are made again. */
  to: string;
}

/** Counts the page objects of a PDF, once where a signature has written one again; null where the objects are compressed. */
function pagesIn(file: Buffer): number | null {
  const objects = file.toString('latin1').matchAll(/(\d+)\s+\d+\s+obj\b(?:(?!endobj)[^])*?\/Type\s*\/Page(?![a-z])/g);
  return new Set(Array.from(objects, ([, id]) => id)).size || null;
}

/** A hash of the printing code and fonts, so that printed files are made again when these change. */
async function printerVersion(): Promise<string> {
  const digest = createHash('sha256');
  const folder = join(import.meta.dirname, '../../document-pdf');
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.filter((path) => !path.endsWith('.test.ts')).toSorted()) digest.update(await readFile(path));
  return digest.digest('hex');
}

class FileStore {
  readonly #folders: Folders;
  readonly #printer: string;
  readonly #facts: Facts;

  constructor(folders: Folders, printer: string, facts: Facts) {
    this.#folders = folders;
    this.#printer = printer;
    this.#facts = facts;
  }

  /** @throws Error for the editor */
  async save(document: DocumentContent, source: string, lang: Locale): Promise<StoredFile> {
    const original = await this.#read(source);
    return extensionOf(source) === 'md'
      ? this.#print(document, insertIntoText(original.toString('utf8'), this.#facts, lang), lang)
      : this.#copy(document, source, original);
  }

  async #read(name: string): Promise<Buffer> {
    const file = await readFile(join(this.#folders.from, name)).catch(() => null);
    if (!file) throw new Error(`the file ${name} is not in content/documents`);
    if (['md', 'csv', 'txt', 'json'].includes(extensionOf(name)) && hasIdentityNumber(file.toString('utf8')))
      throw new Error(`${name} shows an identity number in full; lists show four of its digits: ***4567**`);
    return file;
  }

  async #copy({ isTagged }: DocumentContent, source: string, file: Buffer): Promise<StoredFile> {
    const extension = extensionOf(source);
    if (!fileTypeOf(extension))
      throw new Error(`${source}: files of this kind are not published (${fileExtensions.join(', ')}, md)`);
    const name = `${createHash('sha256').update(file).digest('hex')}.${extension}`;
    await writeOnce(join(this.#folders.to, name), () => file);
    const pages = extension === 'pdf' ? pagesIn(file) : null;
    return { name, extension, bytes: file.length, pages, isTagged, words: '' };
  }

  async #print(document: DocumentContent, markdown: string, lang: Locale): Promise<StoredFile> {
    const publishedAt = new Date(contentInstant(document.publishedAt, publishingHour));
    const tables = new Map<string, string>();
    for (const name of includedFiles(markdown)) tables.set(name, (await this.#read(name)).toString('utf8'));
    const everything = JSON.stringify([this.#printer, markdown, lang, publishedAt, [...tables]]);
    const name = `${createHash('sha256').update(everything).digest('hex')}.pdf`;
    const path = join(this.#folders.to, name);
    await writeOnce(path, async () => {
      // Imported only when something is printed: most starts print nothing.
      const { printDocument } = await import('../../document-pdf/print-document.ts');
      return printDocument({ markdown, lang, publishedAt, data: (table) => tables.get(table) ?? '' });
    });
    const file = await readFile(path);
    return {
      name,
      extension: 'pdf',
      bytes: file.length,
      pages: pagesIn(file),
      isTagged: true,
      words: markdownWords(markdown),
    };
  }
}

/**
 * Copies files and prints texts (`.md`) as PDF, each once: existing files are left as they are.
 * @param facts that the texts may name
 * @returns for every document its files by language
 * @throws Error naming the document and the fault of its file
 */
export async function storeFiles(
  documents: readonly DocumentContent[],
  folders: Folders,
  facts: Facts = {},
): Promise<StoredFiles> {
  await mkdir(folders.to, { recursive: true });
  const store = new FileStore(folders, await printerVersion(), facts);
  const stored: StoredFiles = new Map();
  for (const document of documents) {
    const own: Partial<Record<Locale, StoredFile>> = {};
    for (const lang of locales) {
      const source = document.files[lang];
      if (!source) continue;
      own[lang] = await store.save(document, source, lang).catch((error: unknown) => {
        const reason = messageOf(error);
        throw new Error(`documents.json: id ${document.id}: ${reason}`, { cause: error });
      });
    }
    stored.set(document.id, own);
  }
  return stored;
}
