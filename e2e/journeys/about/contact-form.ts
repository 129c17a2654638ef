import type { Page } from '@playwright/test';
import { backdateForm } from '../../site/people/mailbox.ts';

export const contactPath = '/sobre-ofgc/contacto';
/** The contact form of the Spanish page. */
export const form = (page: Page) => page.getByRole('form', { name: 'Escríbanos' });
/** A text field of that form. @param name matches its Spanish label */
export const box = (page: Page, name: RegExp) => form(page).getByRole('textbox', { name });
/** The confirmation with the message's reference, which replaces the form once the message was received. */
export const sent = (page: Page) => page.getByRole('status').filter({ hasText: 'Hemos recibido su mensaje' });

/** Fills in a whole valid message on accessibility, with consent; it is not sent. */
export async function fill(page: Page, email: string): Promise<void> {
  await form(page).getByRole('combobox', { name: /^Tema/ }).selectOption('Accesibilidad');
  await box(page, /^Nombre/).fill('Candelaria Ojeda');
  await box(page, /^Correo/).fill(email);
  await box(page, /^Asunto/).fill('Silla de ruedas');
  await box(page, /^Mensaje/).fill('¿Hay sitio en la fila 1?\nGracias.');
  await form(page).getByRole('checkbox').check();
}

/** Sends the form as if the visitor had taken some time to fill it in. */
export async function send(page: Page): Promise<void> {
  await backdateForm(form(page));
  await button(page).click();
}

/** The submit button. The API refuses a form that is sent right after it was shown (422), so use `send`, which backdates the form. */
export const button = (page: Page) => form(page).getByRole('button', { name: 'Enviar el mensaje' });
