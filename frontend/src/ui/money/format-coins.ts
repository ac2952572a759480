import { formatNumber } from '../../i18n/format';

const weiDigits = 18;

/**
 * Writes an amount of wei in whole coins, '25' or '7.5'. Digits beyond `fractionDigits` are cut, never rounded up, so that nobody
 * seems to own more than they do; an amount too small to show becomes '<0.0001'.
 */
export function formatCoins(wei: bigint | string, fractionDigits = 4, language = 'en'): string {
  const amount = BigInt(wei);
  const unit = 10n ** BigInt(weiDigits - fractionDigits);
  const shown = amount / unit;
  if (shown === 0n && amount > 0n) return `<${formatDecimals(1n, fractionDigits, language)}`;
  return formatDecimals(shown, fractionDigits, language);
}

function formatDecimals(units: bigint, fractionDigits: number, language: string): string {
  const scale = 10n ** BigInt(fractionDigits);
  const fraction = (units % scale).toString().padStart(fractionDigits, '0');
  return formatNumber(language, `${units / scale}.${fraction}`, { maximumFractionDigits: fractionDigits });
}
