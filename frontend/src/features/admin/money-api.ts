import { adminApi } from '../../api/generated/admin';
import { booksApi } from '../../api/generated/books';

export type {
  AdminPayment,
  OpenOperatorTransaction as OpenTransaction,
  OperatorAccount,
  OperatorChain,
} from '../../api/generated/admin';
export type { BookCheck } from '../../api/generated/books';

const { reconcileBooks, listAdminPayments, listOperators, approveRefund } = adminApi.enhanceEndpoints({
  endpoints: {
    listAdminPayments: { providesTags: ['AdminPayments'] },
    listOperators: { providesTags: ['Operator'] },
    approveRefund: { invalidatesTags: ['AdminPayments', 'Operator', 'AdminAds', 'Audit'] },
  },
}).endpoints;

const { listBookChecks } = booksApi.enhanceEndpoints({
  endpoints: { listBookChecks: { providesTags: ['Books'] } },
}).endpoints;

export const { useQuery: useListOperatorsQuery } = listOperators;
export const { useQuery: useListAdminPaymentsQuery } = listAdminPayments;
export const { useQuery: useListBookChecksQuery } = listBookChecks;
export const { useMutation: useReconcileBooksMutation } = reconcileBooks;
export const { useMutation: useApproveRefundMutation } = approveRefund;
