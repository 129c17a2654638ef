/** The forms to be posted in which the visitor has typed or chosen something. */
export class StartedForms {
  readonly #forms = new Set<HTMLFormElement>();

  /** @param panel whose own forms do not count */
  constructor(panel: HTMLElement) {
    document.addEventListener('input', ({ target }) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (form?.method === 'post' && !panel.contains(form)) this.#forms.add(form);
    });
    document.addEventListener('reset', ({ target }) => void this.#forms.delete(target as HTMLFormElement));
  }

  /** Whether one is still in the document: a form that was sent is replaced by its answer. */
  isAnyOpen(): boolean {
    return [...this.#forms].some((form) => form.isConnected);
  }
}
