import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { MovedAddress } from '@ofgc/shared/domain/moved-addresses/moved-address.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { MovedAddressRecord } from './find.ts';

/** An address with its new one in the language; null: it is gone. */
export function presentMovedAddress({ path, movedTo }: MovedAddressRecord, lang: Locale): MovedAddress {
  return { path, to: movedTo && readerIn(lang)(movedTo) };
}
