import { RpcError, RpcErrorCode } from '../rpc-error';

/** What the development wallet is about to sign. */
export type ApprovalSubject =
  | { kind: 'transaction'; from: string; to: string | null; value: bigint; chainId: number }
  | { kind: 'message'; from: string; text: string };

export interface Approval {
  subject: ApprovalSubject;
  approve(): void;
  reject(): void;
}

let current: Approval | null = null;
const observers = new Set<() => void>();

/** The request that waits for a person, as an external store for React. */
export const approvals = {
  getCurrent: (): Approval | null => current,
  subscribe: (observer: () => void): (() => void) => {
    observers.add(observer);
    return () => observers.delete(observer);
  },
};

/**
 * Waits until the person has approved the subject.
 * @throws RpcError 4001 when refused, -32002 while an earlier request is still open
 */
export async function requestApproval(subject: ApprovalSubject): Promise<void> {
  if (current)
    throw new RpcError(RpcErrorCode.requestPending, 'A request is already waiting for your answer');
  try {
    await new Promise<void>((approve, refuse) => {
      const reject = () => refuse(new RpcError(RpcErrorCode.userRejected, 'User rejected the request'));
      show({ subject, approve, reject });
    });
  } finally {
    show(null);
  }
}

function show(approval: Approval | null): void {
  current = approval;
  for (const observe of observers) observe();
}
