import { useTranslation } from 'react-i18next';
import { useNetworks } from '../../../chain/use-networks';
import { isolated } from '../../../i18n/isolated';
import { useLocale } from '../../../i18n/use-locale';
import { formatCoins } from '../../../ui/money/format-coins';
import { whatOf } from '../alarm-words';
import type { AdminAlarm } from '../alarms-api';

const AMOUNTS = ['newPrice', 'previousPrice'];

/** Gives a function that says in a sentence what an alarm is about. */
export function useAlarmSentence(): (alarm: AdminAlarm) => string {
  const { t } = useTranslation('admin');
  const { find } = useNetworks();
  const locale = useLocale();
  return (alarm) => {
    const { chainId, event = '', subject, args, sweep = '', rows = 0 } = alarm.params;
    const currency = (chainId !== undefined && find(chainId)?.currency) || '';
    const isolatedEntry = ([name, value]: [string, string]): [string, string] => [
      name,
      isolated(AMOUNTS.includes(name) ? `${formatCoins(value, 4, locale)} ${currency}`.trim() : value),
    ];
    const said = { event, subject: subject ?? '', sweep, rows: rows.toLocaleString(locale), ...args };
    const values = Object.entries(said).map(isolatedEntry);
    // With any name among them the compiler would take the values for those of a plural.
    return t(`alarms.what.${whatOf(alarm)}`, Object.fromEntries(values) as { event: string });
  };
}
