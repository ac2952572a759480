const WEI_DIGITS = 18;

/** An amount of wei in whole coins, exactly and without separators: 7500000000000000000n -> '7.5'. */
export function toCoins(wei: bigint): string {
  const digits = wei.toString().padStart(WEI_DIGITS + 1, '0');
  const fraction = digits.slice(-WEI_DIGITS).replace(/0+$/, '');
  return `${digits.slice(0, -WEI_DIGITS)}${fraction && `.${fraction}`}`;
}
