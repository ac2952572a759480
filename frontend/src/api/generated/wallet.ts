import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createWalletNonce: build.mutation<CreateWalletNonceApiResponse, CreateWalletNonceApiArg>({
      query: () => ({ url: `/api/wallet/nonce`, method: 'POST' }),
    }),
    linkWallet: build.mutation<LinkWalletApiResponse, LinkWalletApiArg>({
      query: (queryArg) => ({ url: `/api/wallet/link`, method: 'POST', body: queryArg.linkWallet }),
    }),
    unlinkWallet: build.mutation<UnlinkWalletApiResponse, UnlinkWalletApiArg>({
      query: () => ({ url: `/api/wallet/link`, method: 'DELETE' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as walletApi };
export type CreateWalletNonceApiResponse = /** status 201  */ WalletNonce;
export type CreateWalletNonceApiArg = void;
export type LinkWalletApiResponse = /** status 200  */ User;
export type LinkWalletApiArg = {
  linkWallet: LinkWallet;
};
export type UnlinkWalletApiResponse = /** status 200  */ User;
export type UnlinkWalletApiArg = void;
export type WalletNonce = {
  /** Good for one message within ten minutes, in this session. */
  nonce: string;
};
export type Role = 'user' | 'viewer' | 'participant' | 'admin';
export type User = {
  role: Role;
  id: number;
  username: string;
  /** What others see: the username, or where that is an address the name that was given. */
  publicName: string;
  email: string;
  /** When the address was shown to be the account's own; null until then. */
  emailConfirmedAt: string | null;
  /** Whether another address has to be given first, as somebody else has proved the one that it had. */
  addressNeeded: boolean;
  /** Linked wallet, as a checksummed address. */
  walletAddress: string | null;
  language: string;
  /** Id of the account's badge, if it has one. */
  nftBadgeId: number | null;
  /** When the account was made. */
  createdAt: string;
  /** Whether signing in takes a passkey, a code of an authenticator app or a recovery code. */
  secondFactor: boolean;
};
export type LinkWallet = {
  /** EIP-4361 message: this site's domain, the home chain, the nonce given out. */
  message: string;
  /** The wallet's signature of it: 65 bytes, or what the wallet's contract takes (ERC-1271). */
  signature: string;
};
export const { useCreateWalletNonceMutation, useLinkWalletMutation, useUnlinkWalletMutation } =
  injectedRtkApi;
