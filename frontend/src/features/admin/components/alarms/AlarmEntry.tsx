import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale';
import { useLongTime } from '../../../../i18n/use-long-time';
import { Address } from '../../../../ui/money/Address';
import { TransactionLink } from '../../../../ui/money/TransactionLink';
import { toDoOf } from '../../alarm-words';
import type { AdminAlarm } from '../../alarms-api';
import { useAlarmSentence } from '../../hooks/use-alarm-sentence';
import { useChainName } from '../../hooks/use-chain-name';
import { AcknowledgeAlarm } from './AcknowledgeAlarm';
import styles from './Alarms.module.css';

/** What happened, where and when, and what to do about it. */
export function AlarmEntry({ alarm }: { alarm: AdminAlarm }) {
  const { t } = useTranslation('admin');
  const what = useAlarmSentence()(alarm);
  return (
    <article className={styles.entry}>
      <h3 className={styles.what}>{what}</h3>
      <AlarmPlace alarm={alarm} />
      <p>{t(`alarms.todo.${toDoOf(alarm)}`)}</p>
      {!alarm.endsByItself && <AcknowledgeAlarm alarm={alarm} what={what} />}
    </article>
  );
}

function AlarmPlace({ alarm: { params, since } }: { alarm: AdminAlarm }) {
  const { t } = useTranslation('admin');
  const longTime = useLongTime();
  const locale = useLocale();
  const nameOf = useChainName();
  const { at, blockNumber, chainId, contract, contractName, transactionHash, explorerUrl = null } = params;
  const when = (): string => {
    if (chainId === undefined) return t('alarms.sinceAlone', { time: longTime(since) });
    const chain = nameOf(chainId);
    return at && blockNumber !== undefined
      ? t('alarms.at', { chain, block: blockNumber.toLocaleString(locale), time: longTime(at) })
      : t('alarms.since', { chain, time: longTime(since) });
  };
  return (
    <p className={styles.place}>
      {contract && contractName && (
        <span>
          {t(`money.contract.${contractName}`)} <Address value={contract} />
        </span>
      )}
      <span>{when()}</span>
      {transactionHash && <TransactionLink hash={transactionHash} url={explorerUrl} />}
    </p>
  );
}
