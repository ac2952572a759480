import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteOwnAccount: build.mutation<DeleteOwnAccountApiResponse, DeleteOwnAccountApiArg>({
      query: () => ({ url: `/api/auth/me`, method: 'DELETE' }),
    }),
    exportOwnData: build.query<ExportOwnDataApiResponse, ExportOwnDataApiArg>({
      query: () => ({ url: `/api/auth/me/export` }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/api/auth/sessions` }),
    }),
    endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
      query: () => ({ url: `/api/auth/sessions`, method: 'DELETE' }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listPasskeys: build.query<ListPasskeysApiResponse, ListPasskeysApiArg>({
      query: () => ({ url: `/api/auth/passkeys` }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({ url: `/api/auth/passkeys`, method: 'POST', body: queryArg.addPasskey }),
    }),
    beginPasskey: build.mutation<BeginPasskeyApiResponse, BeginPasskeyApiArg>({
      query: () => ({ url: `/api/auth/passkeys/options`, method: 'POST' }),
    }),
    removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/passkeys/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getSecondFactor: build.query<GetSecondFactorApiResponse, GetSecondFactorApiArg>({
      query: () => ({ url: `/api/auth/second-factor` }),
    }),
    secondFactor: build.mutation<SecondFactorApiResponse, SecondFactorApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/second-factor`,
        method: 'POST',
        body: queryArg.secondFactorProof,
      }),
    }),
    renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
      query: () => ({ url: `/api/auth/recovery-codes`, method: 'POST' }),
    }),
    beginStepUp: build.mutation<BeginStepUpApiResponse, BeginStepUpApiArg>({
      query: () => ({ url: `/api/auth/step-up/options`, method: 'POST' }),
    }),
    stepUp: build.mutation<StepUpApiResponse, StepUpApiArg>({
      query: (queryArg) => ({ url: `/api/auth/step-up`, method: 'POST', body: queryArg.stepUp }),
    }),
    beginPasskeyLogin: build.mutation<BeginPasskeyLoginApiResponse, BeginPasskeyLoginApiArg>({
      query: () => ({ url: `/api/auth/passkeys/login/options`, method: 'POST' }),
    }),
    passkeyLogin: build.mutation<PasskeyLoginApiResponse, PasskeyLoginApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/passkeys/login/verify`,
        method: 'POST',
        body: queryArg.usePasskey,
      }),
    }),
    beginSecondFactor: build.mutation<BeginSecondFactorApiResponse, BeginSecondFactorApiArg>({
      query: () => ({ url: `/api/auth/second-factor/options`, method: 'POST' }),
    }),
    beginTotp: build.mutation<BeginTotpApiResponse, BeginTotpApiArg>({
      query: () => ({ url: `/api/auth/totp`, method: 'POST' }),
    }),
    removeTotp: build.mutation<RemoveTotpApiResponse, RemoveTotpApiArg>({
      query: () => ({ url: `/api/auth/totp`, method: 'DELETE' }),
    }),
    confirmTotp: build.mutation<ConfirmTotpApiResponse, ConfirmTotpApiArg>({
      query: (queryArg) => ({ url: `/api/auth/totp/confirm`, method: 'POST', body: queryArg.confirmTotp }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as securityApi };
export type DeleteOwnAccountApiResponse = unknown;
export type DeleteOwnAccountApiArg = void;
export type ExportOwnDataApiResponse = /** status 200  */ {
  [key: string]: any;
};
export type ExportOwnDataApiArg = void;
export type ListSessionsApiResponse = /** status 200  */ OwnSession[];
export type ListSessionsApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  id: string;
};
export type ListPasskeysApiResponse = /** status 200  */ Passkey[];
export type ListPasskeysApiArg = void;
export type AddPasskeyApiResponse = /** status 201  */ AddedPasskey;
export type AddPasskeyApiArg = {
  addPasskey: AddPasskey;
};
export type BeginPasskeyApiResponse = /** status 200  */ PasskeyCreation;
export type BeginPasskeyApiArg = void;
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  id: number;
};
export type GetSecondFactorApiResponse = /** status 200  */ SecondFactor;
export type GetSecondFactorApiArg = void;
export type SecondFactorApiResponse = /** status 200  */ User;
export type SecondFactorApiArg = {
  secondFactorProof: SecondFactorProof;
};
export type RenewRecoveryCodesApiResponse = /** status 200  */ RecoveryCodes;
export type RenewRecoveryCodesApiArg = void;
export type BeginStepUpApiResponse = /** status 200  */ ProofChoices;
export type BeginStepUpApiArg = void;
export type StepUpApiResponse = unknown;
export type StepUpApiArg = {
  stepUp: StepUp;
};
export type BeginPasskeyLoginApiResponse = /** status 200  */ PasskeyRequest;
export type BeginPasskeyLoginApiArg = void;
export type PasskeyLoginApiResponse = /** status 200  */ User;
export type PasskeyLoginApiArg = {
  usePasskey: UsePasskey;
};
export type BeginSecondFactorApiResponse = /** status 200  */ ProofChoices;
export type BeginSecondFactorApiArg = void;
export type BeginTotpApiResponse = /** status 201  */ NewTotp;
export type BeginTotpApiArg = void;
export type RemoveTotpApiResponse = unknown;
export type RemoveTotpApiArg = void;
export type ConfirmTotpApiResponse = /** status 200  */ RecoveryCodes;
export type ConfirmTotpApiArg = {
  confirmTotp: ConfirmTotp;
};
export type OwnSession = {
  /** Names it here; not what stands in the cookie. */
  id: string;
  /** Browser and operating system; null where they are not known. */
  device: string | null;
  /** When it began; null for sessions from before this was kept. */
  signedInAt: string | null;
  /** When it was last used, to the hour. */
  lastSeenAt: string;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
};
export type Passkey = {
  id: number;
  name: string;
  /** When it was registered. */
  createdAt: string;
  /** Null until it has been used. */
  lastUsedAt: string | null;
};
export type AddedPasskey = {
  /** Ten codes to keep somewhere safe, told this once; null where the account has codes already. */
  recoveryCodes: string[] | null;
  /** As it is listed from now on. */
  passkey: Passkey;
};
export type AddPasskey = {
  /** How its owner tells it from others. */
  name: string;
  /** RegistrationResponseJSON of WebAuthn. */
  response: {
    [key: string]: any;
  };
};
export type PasskeyCreation = {
  /** For navigator.credentials.create, as JSON. */
  options: {
    [key: string]: any;
  };
};
export type SecondFactor = {
  /** Whether an authenticator app is set up. */
  totp: boolean;
  /** Recovery codes that were not used yet. */
  recoveryCodes: number;
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
export type SecondFactorProof = {
  /** Six digits of the authenticator app; each counts once. */
  code?: string;
  /** One of the ten, which is used up by it. */
  recoveryCode?: string;
  /** AuthenticationResponseJSON of WebAuthn. */
  passkey?: {
    [key: string]: any;
  };
};
export type RecoveryCodes = {
  /** Ten codes to keep somewhere safe, told this once; null where the account has codes already. */
  recoveryCodes: string[] | null;
};
export type ProofChoices = {
  /** For navigator.credentials.get, as JSON; null for an account without passkeys. */
  passkey: {
    [key: string]: any;
  } | null;
  /** Whether the password alone is enough, as there is no second factor. */
  passwordOnly: boolean;
  /** Whether it has an authenticator app. */
  totp: boolean;
};
export type StepUp = {
  /** Six digits of the authenticator app; each counts once. */
  code?: string;
  /** One of the ten, which is used up by it. */
  recoveryCode?: string;
  /** AuthenticationResponseJSON of WebAuthn. */
  passkey?: {
    [key: string]: any;
  };
  /** The account's password. */
  password?: string;
};
export type PasskeyRequest = {
  /** For navigator.credentials.get, as JSON. */
  options: {
    [key: string]: any;
  };
};
export type UsePasskey = {
  /** AuthenticationResponseJSON of WebAuthn. */
  response: {
    [key: string]: any;
  };
};
export type NewTotp = {
  /** To be typed in, base32. */
  secret: string;
  /** To be shown as a QR code. */
  uri: string;
};
export type ConfirmTotp = {
  /** Six digits. */
  code: string;
};
export const {
  useDeleteOwnAccountMutation,
  useExportOwnDataQuery,
  useListSessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListPasskeysQuery,
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useRemovePasskeyMutation,
  useGetSecondFactorQuery,
  useSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useBeginStepUpMutation,
  useStepUpMutation,
  useBeginPasskeyLoginMutation,
  usePasskeyLoginMutation,
  useBeginSecondFactorMutation,
  useBeginTotpMutation,
  useRemoveTotpMutation,
  useConfirmTotpMutation,
} = injectedRtkApi;
