import { walletApi } from '../../api/generated/wallet';

const linkApi = walletApi.enhanceEndpoints({
  endpoints: {
    linkWallet: { invalidatesTags: ['CurrentUser'] },
    unlinkWallet: { invalidatesTags: ['CurrentUser'] },
  },
});

export const { useCreateWalletNonceMutation, useLinkWalletMutation, useUnlinkWalletMutation } = linkApi;
