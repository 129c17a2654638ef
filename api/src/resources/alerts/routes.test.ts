import { describe, expect, it } from 'vitest';
import type { Alert } from '@ofgc/shared/domain/alerts/alert.schema.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();

const active = async (lang = 'es') =>
  (await test.read<{ data: Alert | null }>(`/api/alerts?active=1&lang=${lang}`)).data;
/** Inserts an alert that is active today. */
const show = ({ title, ...alert }: { id: number; title: { es: string; en?: string }; eventId?: number }) => {
  const day = { activeFrom: '2026-11-20T08:00:00Z', activeTo: '2026-11-21T08:00:00Z' };
  const row = { ...alert, ...day, title: JSON.stringify(title) };
  return test.database.insertInto('alerts').values(row).execute();
};

describe('the alert', () => {
  it('is the active one, with its event, and its link in each language', async () => {
    const link = (path: string) => `<a href="${path}">Hola</a>`;
    await show({ id: 98, title: { es: link('/visitantes#llegar'), en: link('/en/visitors#arrive') }, eventId: 36 });
    expect(await active()).toEqual({ id: 98, key: expect.any(String), eventId: 36, title: link('/visitantes#llegar') });
    expect((await active('en'))?.title).toBe(link('/en/visitors#arrive'));
  });

  it.each([
    ['<script>alert(1)</script>Hola', 'Hola'],
    ['<img src=x onerror=alert(1)>Hola', 'Hola'],
    ['<a href="javascript:alert(1)" onclick="alert(1)" style="color:red">Hola</a>', '<a>Hola</a>'],
    ['<a href="//evil.example/x">Hola</a>', '<a>Hola</a>'],
    [
      '<a href="https://other.example/x" target="_top">Hola</a>',
      '<a href="https://other.example/x" target="_blank" rel="noopener">Hola</a>',
    ],
    ['<svg><a href="#"><script>1</script></a></svg><strong onmouseover=x>Hola</strong>', '<strong>Hola</strong>'],
    ['<iframe src="https://evil.example"></iframe>Hola <b>a</b>', 'Hola a'],
  ])('is sanitised: %s', async (hostile, harmless) => {
    await test.database.deleteFrom('alerts').where('id', '=', 99).execute();
    await show({ id: 99, title: { es: hostile } });
    expect(await active()).toMatchObject({ id: 99, title: harmless, eventId: null });
  });

  it('is marked as Spanish on English pages when it has no translation', async () => {
    const english = async (title: object) => {
      await test.database
        .updateTable('alerts')
        .set({ title: JSON.stringify(title) })
        .where('id', '=', 99)
        .execute();
      return (await active('en'))?.title;
    };
    expect(await english({ es: 'Hoy <strong>no</strong>' })).toBe('<span lang="es">Hoy <strong>no</strong></span>');
    expect((await active())?.title).toBe('Hoy <strong>no</strong>');
    expect(await english({ es: 'Hoy no', en: 'Not today' })).toBe('Not today');
  });

  it('has one key in both languages, and another once its text changes', async () => {
    const keys = async () => [(await active())?.key, (await active('en'))?.key];
    const [key, other] = await keys();
    expect(other).toBe(key);
    const title = JSON.stringify({ es: 'Se cancela', en: 'Not today' });
    await test.database.updateTable('alerts').set({ title }).where('id', '=', 99).execute();
    expect(new Set([key, ...(await keys())]).size).toBe(2);
  });

  it('is null when none is active', async () => {
    await test.database.deleteFrom('alerts').execute();
    expect(await active()).toBeNull();
  });
});
