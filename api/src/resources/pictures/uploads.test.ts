import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { samplePhotograph } from '../../testing/sample-photograph.ts';
import { useEmptyDatabase } from '../../testing/use-test-api.ts';
import { readOriginal } from './originals.ts';
import { addUploads, listUploads, removeUpload } from './uploads.ts';

const test = useEmptyDatabase();

let own: string;
let folder: string;
beforeEach(async () => {
  own = await mkdtemp(join(tmpdir(), 'uploads-'));
  folder = join(own, 'pictures');
  await mkdir(folder);
  await test.database.deleteFrom('pictureFiles').execute();
});
afterEach(() => rm(own, { recursive: true }));

const file = async (name: string, bytes: Uint8Array | Promise<Uint8Array> = samplePhotograph()) => {
  await writeFile(join(own, name), await bytes);
  return join(own, name);
};
const add = (...files: string[]) => addUploads({ folder, database: test.database }, files);
const kept = () => listUploads(test.database);

describe('an upload', () => {
  it('is stored as an original under its name, once', async () => {
    const photograph = await samplePhotograph();
    const path = await file('ensayo.jpg', photograph);
    expect(await add(path)).toEqual(['ensayo.jpg']);
    expect(await add(path)).toEqual([]);
    const read = await readOriginal({ folder, database: test.database }, 'ensayo.jpg');
    expect(photograph.equals(read ?? Buffer.alloc(0))).toBe(true);
  });

  it.each([
    [
      'b.jpg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'is no photograph',
    ],
    ['b.jpg', Buffer.alloc(40_000_001), 'has 40000001 bytes; at most 40000000 are taken'],
    ['b.jpg', samplePhotograph({ width: 900, height: 500 }), 'the shorter side needs 640'],
    ['-rf.jpg', samplePhotograph(), 'its name may have letters'],
    ['niñas.jpg', samplePhotograph(), 'its name may have letters'],
  ])('of %s is refused with a sentence (%#), and nothing of that command is kept', async (name, bytes, sentence) => {
    const refused = await file(name, bytes);
    await expect(add(await file('a.jpg'), refused)).rejects.toThrow(sentence);
    await expect(add(refused)).rejects.toThrow('Nothing is kept.');
    expect(await kept()).toEqual([]);
  });

  it('names each refused file', async () => {
    const text = await file('b.jpg', Buffer.from('text'));
    await expect(add(text, join(own, 'gone.jpg'))).rejects.toThrow(
      /b\.jpg: is no photograph.*\n.*gone\.jpg: cannot be read \(ENOENT\)/,
    );
  });

  it('replaces no other upload, no file of the content and no file of the same command', async () => {
    const path = await file('a.jpg');
    await add(path);
    await file('a.jpg', samplePhotograph({ width: 800 }));
    await expect(add(path)).rejects.toThrow('another photograph was uploaded under this name');
    await writeFile(join(folder, 'c.jpg'), await samplePhotograph());
    await expect(add(await file('c.jpg'))).rejects.toThrow('which comes first');
    await mkdir(join(own, 'second'));
    await expect(add(await file('d.jpg'), await file('second/d.jpg'))).rejects.toThrow('two files are named d.jpg');
    expect(await kept()).toEqual(['a.jpg']);
  });

  it('of no file or more than 50 files is refused', async () => {
    await expect(add()).rejects.toThrow('Which photographs?');
    await expect(add(...Array.from({ length: 51 }, (_, index) => `${index}.jpg`))).rejects.toThrow(
      'at most 50 at once',
    );
  });

  it('is one statement without a deadline for each file, because many are more than one statement may take', async () => {
    const files = [await file('a.jpg'), await file('b.jpg'), await file('c.jpg')];
    const kinds: string[] = [];
    const database = test.database.withPlugin({
      transformQuery: ({ node }) => {
        kinds.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await addUploads({ folder, database }, files);
    expect(kinds[0]).toBe('RawNode');
    expect(kinds.filter((kind) => kind === 'InsertQueryNode')).toHaveLength(3);
    expect(await kept()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  });

  it('can be removed once', async () => {
    await add(await file('a.jpg'));
    await removeUpload(test.database, 'a.jpg');
    expect(await kept()).toEqual([]);
    await expect(removeUpload(test.database, 'a.jpg')).rejects.toThrow('a.jpg is not among the uploads.');
  });
});
