import type { TableProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLongTime } from '../../../i18n/use-long-time';
import styles from '../../../ui/table/Table.module.css';
import { MailDelivery } from '../components/outbox/MailDelivery';
import outbox from '../components/outbox/Outbox.module.css';
import type { OutboxMail } from '../outbox-api';

type Columns = NonNullable<TableProps<OutboxMail>['columns']>;

/** To whom, what for, and what became of it; where the screen is narrow the rest stands below the address. */
export function useMailColumns(): Columns {
  const { t } = useTranslation('admin');
  const longTime = useLongTime();
  return [
    {
      title: t('outbox.recipient'),
      render: (_, { recipient, kind, createdAt }) => (
        <>
          <bdi className={outbox.recipient}>{recipient}</bdi>
          <div className={styles.narrow}>
            {t(`outbox.kind.${kind}`)}
            <div>{longTime(createdAt)}</div>
          </div>
        </>
      ),
    },
    { title: t('outbox.about'), render: (_, { kind }) => t(`outbox.kind.${kind}`), responsive: ['md'] },
    { title: t('outbox.state'), render: (_, mail) => <MailDelivery mail={mail} /> },
    {
      title: t('outbox.written'),
      render: (_, { createdAt }) => longTime(createdAt),
      responsive: ['md'],
    },
  ];
}
