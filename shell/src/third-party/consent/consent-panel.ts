import { readChoice } from '@ofgc/shared/third-party/choice.ts';
import type { ServiceName } from '@ofgc/shared/third-party/services.ts';
import type { OfferedService } from './consent-service.ts';
import { eraseCookies } from './erase-cookies.ts';
import { RunningServices } from '../running-services.ts';
import { saveChoice } from './save-choice.ts';
import { StartedForms } from './started-forms.ts';
import { onRouteShown } from '../tag-manager/route-changes.ts';

/** Asks until the visitor has chosen, runs the services that are allowed, and stops those that are no longer allowed. */
export class ConsentPanel {
  readonly #element: HTMLElement;
  readonly #styles: Record<string, string>;
  readonly #services: readonly OfferedService[];
  readonly #running = new RunningServices(() => this.#allowed());
  readonly #started: StartedForms;
  #isWaitingForForm = false;
  #saving: AbortController | undefined;
  readonly #asked: readonly ServiceName[];

  /** @param styles the panel's class names */
  constructor(element: HTMLElement, styles: Record<string, string>) {
    this.#element = element;
    this.#started = new StartedForms(element);
    this.#styles = styles;
    this.#services = JSON.parse(element.dataset.services ?? '[]') as OfferedService[];
    this.#asked = this.#services.map(({ name }) => name);
  }

  start(): void {
    this.#element.addEventListener('submit', (event) => void this.#answer(event));
    // Another tab may have answered, or withdrawn the consent, meanwhile.
    document.addEventListener('visibilitychange', () => this.#takeOverChoice());
    const allowed = this.#allowed();
    this.#apply(allowed ?? new Set());
    if (!allowed) this.#ask();
  }

  #allowed(): ReadonlySet<ServiceName> | null {
    return readChoice(document.cookie, this.#asked, new Date());
  }

  #apply(allowed: ReadonlySet<ServiceName>): void {
    for (const box of this.#element.querySelectorAll('input')) box.checked = allowed.has(box.value as ServiceName);
    eraseCookies(this.#asked.filter((name) => !allowed.has(name)));
    for (const service of this.#services) if (allowed.has(service.name)) this.#running.run(service);
  }

  /** The services that run although they are no longer allowed. */
  #withdrawn(): ServiceName[] {
    const allowed = this.#allowed();
    return this.#running.names.filter((name) => !allowed?.has(name));
  }

  /**
   * A script that has run cannot be removed, so the document is loaded anew without it. A form that the visitor has begun would be lost: then
   * its page stays, and the next one is loaded anew. @returns whether it is reloading
   */
  #stopWhatIsNotAllowed(): boolean {
    const withdrawn = this.#withdrawn();
    if (withdrawn.length === 0) return false;
    eraseCookies(withdrawn);
    if (this.#started.isAnyOpen()) {
      if (!this.#isWaitingForForm) onRouteShown(() => this.#withdrawn().length > 0 && location.reload());
      this.#isWaitingForForm = true;
      return false;
    }
    location.reload();
    return true;
  }

  #takeOverChoice(): void {
    if (this.#stopWhatIsNotAllowed()) return;
    const allowed = this.#allowed();
    if (!allowed || this.#element.dataset.asking === undefined) return;
    this.#apply(allowed);
    this.#close();
  }

  #ask(): void {
    this.#element.dataset.asking = '';
    this.#element.dataset.layer = 'first';
    for (const fold of this.#folds()) fold.open = true;
    this.#leaveRoom();
    addEventListener('resize', this.#leaveRoom);
    // A screen reader reads the panel first and the keyboard starts there, unless the visitor has already moved the focus, or the panel
    // is at the end of the page, as in a low window.
    const title = this.#shown('h2');
    const isInWindow = title && title.getBoundingClientRect().top < innerHeight;
    if (isInWindow && document.activeElement === document.body) title.focus({ preventScroll: true });
  }

  #close(): void {
    const hadFocus = this.#element.contains(document.activeElement);
    const wasAsking = this.#element.dataset.asking !== undefined;
    removeEventListener('resize', this.#leaveRoom);
    delete this.#element.dataset.asking;
    delete this.#element.dataset.layer;
    this.#element.style.minHeight = '';
    for (const fold of this.#folds()) fold.open = false;
    if (!hadFocus) return;
    const next = wasAsking ? document.querySelector<HTMLElement>('main') : this.#shown('summary');
    next?.focus({ preventScroll: true });
  }

  /**
   * Reserves the panel's height at the end of the page, so that the panel covers no text there, and at the lower edge of the window for
   * what gets the focus: the second layer is higher than the first.
   */
  readonly #leaveRoom = (): void => {
    const height = `${this.#shown('form')?.parentElement?.parentElement?.offsetHeight ?? 0}px`;
    this.#element.style.minHeight = height;
    document.documentElement.style.setProperty('--consent', height);
  };

  async #answer(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const answer = new FormData(form, event.submitter);
    if (this.#element.dataset.layer === 'first' && answer.get('answer') === 'chosen') {
      this.#element.dataset.layer = 'second';
      form.querySelector('input')?.focus();
      return this.#leaveRoom();
    }
    this.#say('failed', false);
    this.#say('saved', false);
    // Only the last answer counts: the response to an earlier one could come later, and set its cookie again.
    this.#saving?.abort();
    const saving = (this.#saving = new AbortController());
    const isSaved = await saveChoice(form.action, answer, saving);
    if (saving !== this.#saving) return undefined;
    const allowed = isSaved ? this.#allowed() : null;
    if (!allowed) return this.#say('failed', true);
    if (this.#stopWhatIsNotAllowed()) return undefined;
    this.#apply(allowed);
    this.#close();
    return this.#say('saved', true);
  }

  #say(what: 'saved' | 'failed', isSo: boolean): void {
    for (const place of this.#element.getElementsByClassName(this.#styles[what] ?? ''))
      place.textContent = isSo ? place.getAttribute('data-sentence') : '';
    if (this.#element.dataset.asking !== undefined) this.#leaveRoom();
  }

  #folds(): NodeListOf<HTMLDetailsElement> {
    return this.#element.querySelectorAll('details');
  }

  /** Finds an element in the section of the document's language. */
  #shown(selector: string): HTMLElement | null {
    return this.#element.querySelector<HTMLElement>(`section:lang(${document.documentElement.lang}) ${selector}`);
  }
}
