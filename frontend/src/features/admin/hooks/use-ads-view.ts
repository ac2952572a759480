import { oneOf } from '../../../ui/forms/one-of';
import { useListView } from '../../../ui/table/use-list-view';
import { adSorts, noFilter, paymentStatuses, statuses } from '../ads-filter';

/** Which of the console's ads are looked at, as the address has it. */
export function useAdsView() {
  const view = useListView({ prefix: '', sorts: adSorts, filters: noFilter, findsNumbers: true });
  const status = oneOf(['all', ...statuses, 'reported'], view.fields.status, noFilter.status);
  const payment = oneOf(['all', ...paymentStatuses], view.fields.payment, noFilter.payment);
  const wanted = {
    ...view.wanted,
    status: status === 'all' || status === 'reported' ? undefined : status,
    reported: status === 'reported' || undefined,
    paymentStatus: payment === 'all' ? undefined : payment,
  };
  return { ...view, wanted, filter: { status, payment } };
}
