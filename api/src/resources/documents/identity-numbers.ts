/**
 * `12345678Z`, `12.345.678-Z`, `1234567 L`, `x-1234567-l`: a number of seven or eight digits, or of a foreigner, with its check letter.
 * No other letter or digit stands directly beside it; the ordinal of `nº` and the figure of a footnote may.
 */
const spellings =
  /(?<![\p{Lu}\p{Ll}\p{Nd}])(?:[XYZxyz][-. ]?\d|\d{1,2})[. \u00A0]?\d{3}[. \u00A0]?\d{3}(?:[-.]?[A-Za-z]|[ \u00A0]?[-–]?[ \u00A0]?[A-Z])(?![\p{Lu}\p{Ll}\p{Nd}])/gu;
/** As JSON spells line breaks and letters. */
const escapes = /\\(?:u[\da-f]{4}|[a-z])/gi;
const checkLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/**
 * Whether a text has a complete national identity number; published lists show only four of its digits (LOPDGDD, 7th additional provision).
 * Sums and references that a letter follows are taken for one only where it is the check letter.
 */
export function hasIdentityNumber(text: string): boolean {
  return (text.replaceAll(escapes, ' ').match(spellings) ?? []).some((found) => {
    const digits = found.slice(0, -1).replace(/^[XYZ]/i, (prefix) => String('XYZ'.indexOf(prefix.toUpperCase())));
    return checkLetters[Number(digits.replace(/\D/g, '')) % 23] === found.at(-1)?.toUpperCase();
  });
}
