const WEI_PER_COIN = 10n ** 18n;

type DecimalString = `${number}`;

/** Exact decimal notation of an amount of wei, without trailing zeros: 25500000000000000000n -> '25.5'. */
export function toCoins(wei: bigint): DecimalString {
  const fraction = (wei % WEI_PER_COIN).toString().padStart(18, '0').replace(/0+$/, '');
  return `${wei / WEI_PER_COIN}${fraction && `.${fraction}`}` as DecimalString;
}

/**
 * An amount of wei in coins, written in the reader's language with at most six decimals.
 * @param rounding 'ceil' where a rounded-down figure would be too little, e.g. for what a person needs
 */
export function formatCoins(
  wei: bigint,
  language: string,
  rounding: 'ceil' | 'halfExpand' = 'halfExpand',
): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 6, roundingMode: rounding });
  return format.format(toCoins(wei));
}
