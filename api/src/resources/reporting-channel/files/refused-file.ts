import type { MessageKey } from '../../../locales/messages.ts';

/** The error for a file that is refused, with the reason. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly key: MessageKey;

  constructor(key: MessageKey) {
    super(key);
    this.key = key;
  }
}
