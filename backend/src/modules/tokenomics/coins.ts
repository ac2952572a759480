const WEI_A_TENTHOUSANDTH = 10n ** 14n;

/** Wei as coins with four decimals, rounded down. */
export function coins(wei: bigint): string {
  const tenThousandths = (wei / WEI_A_TENTHOUSANDTH).toString().padStart(5, '0');
  return `${tenThousandths.slice(0, -4)}.${tenThousandths.slice(-4)}`;
}
