import { describe, it } from 'vitest';
import { acceptsPages, refusesPages, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand whose buttons open dialogs: faster than a whole site.
usePagesByHand();

const opened = (work: string) => `document.querySelector('.open').onclick = () => {
  const dialog = document.querySelector('.opened'); ${work} };`;
const refuseEscape = `document.querySelector('.opened').onkeydown = (event) => { if (event.key === 'Escape') event.preventDefault(); };
  document.querySelector('.opened').oncancel = (event) => event.preventDefault();`;

describe('checkInBrowser() with a page whose button', () => {
  it.each<[string, string, string, string]>([
    [
      'opens a dialog that refuses Escape and has no button',
      `<button class="open" type="button">Ayuda</button><dialog class="opened" aria-label="Ayuda"><p>Texto</p></dialog>`,
      `${opened('dialog.showModal();')} ${refuseEscape}`,
      'opens <dialog> “Ayuda” with <button> “Ayuda”, which neither Escape nor a button in it closes',
    ],
    [
      'opens a dialog that Escape alone closes',
      `<button class="open" type="button">Ayuda</button><dialog class="opened" aria-label="Ayuda"><p>Texto</p></dialog>`,
      opened('dialog.showModal();'),
      'opens <dialog> “Ayuda” with <button> “Ayuda”, which nothing but Escape closes: a phone has no such key, so that it needs a button in view',
    ],
    [
      'opens a dialog whose button is below the window',
      `<button class="open" type="button">Bases</button><dialog class="opened" aria-label="Bases" style="overflow: hidden; max-height: none"><p style="height: 2000px">Texto</p><form method="dialog"><button>Cerrar</button></form></dialog>`,
      opened('dialog.showModal();'),
      'opens <dialog> “Bases” with <button> “Bases”, which nothing but Escape closes: a phone has no such key, so that it needs a button in view',
    ],
    [
      'opens such a dialog, while the page behind it does not scroll',
      `<style>html:has(dialog[open]) { overflow: hidden }</style>
        <button class="open" type="button">Ayuda</button><dialog class="opened" aria-label="Ayuda"><p>Texto</p></dialog>`,
      `${opened('dialog.showModal();')} ${refuseEscape}
      document.querySelector('header a').onclick = (event) => { event.preventDefault(); history.pushState({}, '', '/en'); };`,
      'opens <dialog> “Ayuda” with <button> “Ayuda”, which neither Escape nor a button in it closes',
    ],
    [
      'opens a layer over the page whose buttons do something else',
      `<button class="open" type="button">Ayuda</button><div class="opened" role="dialog" hidden
        style="position:fixed;inset:0;background:white"><button type="button">Oír</button></div>`,
      opened('dialog.hidden = false;'),
      'opens <div> “Oír” with <button> “Ayuda”, which neither Escape nor a button in it closes',
    ],
    [
      'opens a modal layer and leaves the focus behind it',
      `<button class="open" type="button">Bases</button><div class="opened" role="dialog" aria-modal="true" aria-label="Bases" hidden
        style="position:fixed;inset:0;background:white"><button type="button" class="close">Cerrar</button></div>`,
      `${opened('dialog.hidden = false;')} document.querySelector('.close').onclick = () => { document.querySelector('.opened').hidden = true; };`,
      'opens <div> “Bases” with <button> “Bases”, and leaves the focus behind it: the keyboard stays in what it covers (aria-modal)',
    ],
  ])(...refusesPages);

  it.each<[string, string, string]>([
    [
      'opens dialogs that Escape, and a button at their end or a press on them, close',
      `<button class="open" type="button">Ayuda</button><dialog class="opened"><p style="height: 2000px">Texto</p><form method="dialog"><button>Cerrar</button></form></dialog>
        <button class="picture" type="button">Foto</button><dialog class="large" aria-label="Foto">Foto</dialog>`,
      `${opened('dialog.showModal();')}
      document.querySelector('.picture').onclick = () => document.querySelector('.large').showModal();
      document.querySelector('.large').onclick = ({ currentTarget }) => currentTarget.close();`,
    ],
    [
      'opens a dialog that keeps the tabulator and asks to decide, by its second button or a moment later',
      `<button class="open" type="button">Borrar</button><dialog class="opened"><button type="button">Más</button>
        <form method="dialog"><button>Cerrar</button></form></dialog>`,
      `${opened('dialog.showModal();')} ${refuseEscape}
      addEventListener('keydown', (event) => { if (event.key === 'Tab' && document.querySelector('.opened[open]')) event.preventDefault(); });
      document.querySelector('.opened form').onsubmit = (event) => {
        event.preventDefault();
        setTimeout(() => document.querySelector('.opened').close(), 200);
      };`,
    ],
    [
      'opens a layer that a click beside it closes, and a small one that stays',
      `<button class="open" type="button">Ayuda</button><div class="opened" role="dialog" hidden
        style="position:fixed;inset:30% 0;background:white">Texto</div><button class="small" type="button">Nota</button>
        <div class="note" role="dialog" hidden style="position:fixed;bottom:0;height:20px">Nota</div>`,
      `${opened('dialog.hidden = false;')}
      document.querySelector('.small').onclick = () => { document.querySelector('.note').hidden = false; };
      addEventListener('pointerdown', ({ target }) => { if (!target.closest('.opened')) document.querySelector('.opened').hidden = true; });`,
    ],
    [
      'opens a modal layer that takes the focus a moment later, and a panel that leaves it',
      `<button class="open" type="button">Bases</button><div class="opened" role="dialog" aria-modal="true" aria-label="Bases" tabindex="-1" hidden
        style="position:fixed;inset:0;background:white"><button type="button" class="close">Cerrar</button></div>
        <button class="small" type="button">Nota</button><div class="note" role="dialog" hidden aria-label="Nota">Nota</div>`,
      `${opened('dialog.hidden = false; setTimeout(() => dialog.focus(), 400);')}
      document.querySelector('.close').onclick = () => { document.querySelector('.opened').hidden = true; };
      document.querySelector('.small').onclick = () => { document.querySelector('.note').hidden = false; };`,
    ],
    [
      'opens a popover, and closes it',
      `<button type="button" popovertarget="nota">Nota</button><div id="nota" popover="manual" style="width:300px;height:500px">Texto</div>`,
      '',
    ],
  ])(...acceptsPages);
});
