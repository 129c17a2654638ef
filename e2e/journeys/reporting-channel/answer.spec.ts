import { readFileSync } from 'node:fs';
import { collectConsoleErrors, expect, full, newVisitor, open, test } from '../../site/page/browser-test.ts';
import { press, skipToContent, tabTo, typeInto } from '../../site/page/keyboard.ts';
import { call, fromHere, signInStaff } from '../../site/people/office-session.ts';
import { makeChannelKey } from '../../site/people/staff.ts';
import { reportForm } from './report-form.ts';
import { siteUrl } from '../../site/process/shared-site.ts';

const facts = 'La factura 4711 se pagó dos veces.';

/** Sends a report by a plain POST request. @returns the code */
async function report(): Promise<string> {
  const path = `${siteUrl()}/canal-denuncias/informar`;
  const form = reportForm(await (await fetch(path)).text(), facts);
  const sent = await fetch(path, { method: 'POST', body: form, headers: fromHere });
  return /(?:[A-Z2-9]{4}-){4}[A-Z2-9]{4}/.exec(await sent.text())?.[0] ?? '';
}

test(
  'reporting channel by keyboard: the handler answers a report, and its author reads the answer with the code',
  full,
  async ({ page, browser, consoleErrors }) => {
    const key = await makeChannelKey();
    const code = await report();
    expect(code).not.toBe('');
    await signInStaff(page.request, 'responsable@ofgc.example', 'channel');
    // Other tests send reports at the same time: the report of this test is found by its text.
    const reports = await call<{ id: number }[]>(page.request, '/api/reports');
    const newest = reports.map(({ id }) => id).toSorted((one, other) => other - one);
    let number = 0;
    for (const id of newest) {
      const answer = await page.request.post(`/api/reports/${id}/open`, { data: { key }, headers: fromHere });
      if (!(await answer.text()).includes(facts)) continue;
      number = id;
      break;
    }

    await open(page, '/oficina/canal');
    await skipToContent(page);
    await press(page, page.getByRole('link', { name: `Comunicación ${number}`, exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: `Comunicación ${number}` })).toBeVisible();
    await typeInto(page, page.getByLabel(/^Clave del canal/), key.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByText(facts)).toBeVisible();
    await tabTo(page, page.getByLabel(/^Qué es/));
    await page.keyboard.press('ArrowDown');
    await typeInto(page, page.getByRole('textbox', { name: /^Texto/ }), 'El proveedor ha devuelto el segundo pago.');
    await page.getByLabel('Archivos').setInputFiles({
      name: 'Acta de Hilario.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Acta: se devuelve el segundo pago.'),
    });
    await press(page, page.getByRole('button', { name: 'Guardar', exact: true }));
    await expect(page.getByRole('listitem').filter({ hasText: 'El proveedor ha devuelto' })).toBeVisible();
    await expect(page.getByText('Respondida')).toBeVisible();

    const context = await newVisitor(browser, { baseURL: siteUrl() });
    const reader = await context.newPage();
    collectConsoleErrors(reader, consoleErrors);
    await open(reader, '/canal-denuncias/seguimiento');
    await skipToContent(reader);
    await typeInto(reader, reader.getByRole('textbox', { name: /^Código/ }), code);
    await reader.keyboard.press('Enter');
    await expect(reader.getByText('El proveedor ha devuelto el segundo pago.')).toBeVisible();
    const [download] = await Promise.all([
      reader.waitForEvent('download'),
      press(reader, reader.getByRole('button', { name: /^Guardar el archivo 1/ })),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toBe('Acta: se devuelve el segundo pago.');
    expect(await context.cookies()).toEqual([]);
    await context.close();
    expect(consoleErrors).toEqual([]);
  },
);
