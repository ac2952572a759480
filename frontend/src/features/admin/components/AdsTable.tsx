import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../ui/table/ListTable';
import type { AdminAd } from '../api';
import { useAdminAds } from '../hooks/use-admin-ads';
import { useAdsColumns } from '../hooks/use-ads-columns';
import type { useAdsView } from '../hooks/use-ads-view';
import { useModeration } from '../hooks/use-moderation';
import { ModerationDialog } from './lazy-dialogs';
import { StatusSelect } from './StatusSelect';

interface AdsTableProps {
  view: ReturnType<typeof useAdsView>;
  renderPayment: (ad: AdminAd) => ReactNode;
  renderDetails: (ad: AdminAd) => ReactNode;
}

export function AdsTable({ view, renderPayment, renderDetails }: AdsTableProps) {
  const { t } = useTranslation('admin');
  const query = useAdminAds(view.wanted);
  const { decide, carryOut, asked, cancel, busyAdId } = useModeration(query.currentData?.rows ?? []);
  const columns = useAdsColumns(view, {
    payment: renderPayment,
    decide: (ad) => (
      <StatusSelect ad={ad} isBusy={busyAdId === ad.id} onDecide={(status) => decide({ ad, status })} />
    ),
  });
  return (
    <>
      <ListTable
        view={view}
        query={query}
        columns={columns}
        empty={t('table.empty')}
        expandable={{
          expandedRowRender: renderDetails,
          columnWidth: 40,
          columnTitle: <span className="visually-hidden">{t('table.details')}</span>,
        }}
        tableLayout="fixed"
      />
      {asked && (
        <ModerationDialog
          decision={asked}
          isBusy={busyAdId !== undefined}
          onConfirm={(decision, reason) => void carryOut(decision, reason)}
          onClose={cancel}
        />
      )}
    </>
  );
}
