/** Error codes of EIP-1193, EIP-1474 and EIP-3085 that the application tells apart. */
export const RpcErrorCode = {
  userRejected: 4001,
  unsupportedMethod: 4200,
  unknownChain: 4902,
  requestPending: -32002,
  invalidParams: -32602,
} as const;

/** An error as a wallet must throw it (EIP-1193). */
export class RpcError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export function isUserRejection(error: unknown): boolean {
  return hasCode(error, RpcErrorCode.userRejected) || hasCode(error, 'ACTION_REJECTED');
}

export function isRequestPending(error: unknown): boolean {
  return hasCode(error, RpcErrorCode.requestPending);
}

/** Wallets say "I do not know this chain" by 4902, by 4902 nested in a -32603, or only in words. */
export function isUnknownChain(error: unknown): boolean {
  return (
    hasCode(error, RpcErrorCode.unknownChain) ||
    nestedErrors(error).some(({ message }) => typeof message === 'string' && UNKNOWN_CHAIN.test(message))
  );
}

const UNKNOWN_CHAIN =
  /(unrecognized|unknown|unsupported) chain|chain .*(not (been )?added|not (been )?configured)/i;

export function isInsufficientFunds(error: unknown): boolean {
  return (
    hasCode(error, 'INSUFFICIENT_FUNDS') ||
    nestedErrors(error).some(
      ({ message }) => typeof message === 'string' && /insufficient funds/i.test(message),
    )
  );
}

const REVERTED = 3;

/** The contract itself refused a call, rather than a node that did not carry it out: by a code of its own, or in the nodes' words. */
export function isRevert(error: unknown): boolean {
  return (
    error instanceof RpcError &&
    (error.code === REVERTED || /\brevert|VM execution error/i.test(error.message))
  );
}

/** The message of the innermost error: the wallet's own words, never those of ethers, which are for programmers. */
export function rpcErrorMessage(error: unknown): string | undefined {
  return nestedErrors(error)
    .filter((nested) => !isEthersError(nested))
    .map(({ message }) => message)
    .findLast((message): message is string => typeof message === 'string' && message !== '');
}

/** The revert data of a failed contract call, wherever the wallet put it. */
export function revertData(error: unknown): string | undefined {
  return nestedErrors(error)
    .map(({ data }) => data)
    .find((data): data is string => typeof data === 'string' && data.startsWith('0x') && data.length >= 10);
}

const isEthersError = (error: ErrorLike): boolean => 'shortMessage' in error;

function hasCode(error: unknown, code: number | string): boolean {
  return nestedErrors(error).some((nested) => nested.code === code);
}

type ErrorLike = Record<string, unknown>;
const WRAPPING_KEYS = ['error', 'info', 'data', 'originalError', 'cause'];
const MAX_DEPTH = 6;

/** The error and all errors wrapped in it, outermost first. */
function nestedErrors(error: unknown, depth = 0): ErrorLike[] {
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return [];
  const outer = error as ErrorLike;
  return [outer, ...WRAPPING_KEYS.flatMap((key) => nestedErrors(outer[key], depth + 1))];
}
