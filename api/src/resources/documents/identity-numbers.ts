/** `12345678Z`, `12.345.678-Z`, `1234567 L`, `x-1234567-l`: a number of seven or eight digits, or of a foreigner, with its check letter. */
const spellings =
  /(?<![\p{L}\p{N}])(?:[XYZxyz][-. ]?\d|\d{1,2})\.?\d{3}\.?\d{3}(?:[-.]?[A-Za-z]| [A-Z])(?![\p{L}\p{N}])/gu;
const checkLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/**
 * Whether a text has a complete national identity number; published lists show only four of its digits (LOPDGDD, 7th additional provision).
 * Sums and references that a letter follows are taken for one only where it is the check letter.
 */
export function hasIdentityNumber(text: string): boolean {
  return (text.match(spellings) ?? []).some((found) => {
    const digits = found.slice(0, -1).replace(/^[XYZ]/i, (prefix) => String('XYZ'.indexOf(prefix.toUpperCase())));
    return checkLetters[Number(digits.replace(/\D/g, '')) % 23] === found.at(-1)?.toUpperCase();
  });
}
