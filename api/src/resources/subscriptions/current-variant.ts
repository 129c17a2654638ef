import {
  isAvailable,
  isSold,
  subscriptionState,
  type SaleWindows,
} from '@ofgc/shared/domain/subscriptions/subscription-state.ts';

/**
 * The variant that stands for its type. The next season's is announced while the present one still sells, so it takes its place only when that
 * sale is over.
 * @param variants of one type, the newest season first
 * @returns the newest that is sold, otherwise the newest that can be renewed, otherwise the newest
 */
export function currentVariant<Variant extends SaleWindows>(
  variants: readonly Variant[],
  now: Date,
): Variant | undefined {
  const withState = (isWanted: typeof isSold) => variants.find((variant) => isWanted(subscriptionState(variant, now)));
  return withState(isSold) ?? withState(isAvailable) ?? variants[0];
}
