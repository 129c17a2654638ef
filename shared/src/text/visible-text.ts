/** Characters that change the writing direction, and characters without width: with them, a name could look like another one. */
const unseenSigns = /[\u00ad\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The visible part of a text, normalised (NFC); empty without a visible character. Joiners stay, as scripts and emoji need them. */
export function visibleText(value: string): string {
  const text = value.toWellFormed().normalize('NFC').replace(unseenSigns, '');
  return /^[\p{Cf}\p{Cc}\s]*$/u.test(text) ? '' : text;
}
