import type { Page } from '@playwright/test';
import { backdateForm } from '../../site/mailbox.ts';

export const contactPath = '/sobre-ofgc/contacto';
/** The contact form of the Spanish page. */
export const form = (page: Page) => page.getByRole('form', { name: 'Escríbanos' });
/** A field of that form where one types. @param name of its Spanish label */
export const box = (page: Page, name: RegExp) => form(page).getByRole('textbox', { name });
/** What stands in the form’s place once the message was received, with its reference. */
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

/** As a visitor would who has taken some time. */
export async function send(page: Page): Promise<void> {
  await backdateForm(form(page));
  await button(page).click();
}

/** Pressed as soon as the form is there, it is answered that this was too fast (422): `send` lets time pass first. */
export const button = (page: Page) => form(page).getByRole('button', { name: 'Enviar el mensaje' });
