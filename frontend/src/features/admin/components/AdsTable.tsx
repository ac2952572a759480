import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminAd } from '../api';
import { useAdsColumns } from '../hooks/use-ads-columns';
import { useModeration } from '../hooks/use-moderation';
import styles from './AdsTable.module.css';
import { ModerationDialog } from './ModerationDialog';
import { StatusSelect } from './StatusSelect';

interface AdsTableProps {
  ads: AdminAd[];
  /** The state of an ad's payment, in its cell. */
  renderPayment: (ad: AdminAd) => ReactNode;
  /** An ad's opened row. */
  renderDetails: (ad: AdminAd) => ReactNode;
}

const pageSize = 20;

export function AdsTable({ ads, renderPayment, renderDetails }: AdsTableProps) {
  const { t } = useTranslation('admin');
  const { decide, carryOut, asked, cancel, busyAdId } = useModeration();
  const columns = useAdsColumns({
    payment: renderPayment,
    decide: (ad) => (
      <StatusSelect ad={ad} isBusy={busyAdId === ad.id} onDecide={(status) => decide({ ad, status })} />
    ),
  });
  return (
    <>
      <Table
        size="small"
        rowKey="id"
        className={styles.table}
        columns={columns}
        dataSource={ads}
        expandable={{
          expandedRowRender: renderDetails,
          columnWidth: 40,
          columnTitle: <span className="visually-hidden">{t('table.details')}</span>,
        }}
        pagination={{ pageSize, hideOnSinglePage: true, showSizeChanger: false }}
        showSorterTooltip={false}
        locale={{ emptyText: t('table.empty') }}
        tableLayout="fixed"
      />
      {asked && (
        <ModerationDialog
          decision={asked}
          isBusy={busyAdId !== undefined}
          onConfirm={(decision, reason) => void carryOut(decision, reason)}
          onCancel={cancel}
        />
      )}
    </>
  );
}
