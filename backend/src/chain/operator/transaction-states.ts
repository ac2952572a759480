/** The life of a transaction of the operator: every state, and where it may pass. No other file knows them by their names. */
const PASSAGES = {
  /** Signed and stored, and sent until nodes agree on what a final block made of it. */
  submitted: ['done', 'failed'],
  /** It took effect in a final block. Opened again where that block is gone, or where its intent is still to be done all the same. */
  done: ['submitted'],
  /** Reverted, cancelled, or given up as its nonce or its signer's part is gone. Opened again as an empty transfer with an intent of its own, as later nonces wait for it. */
  failed: ['submitted'],
} as const;

export type TransactionState = keyof typeof PASSAGES;
type NextOf<State extends TransactionState> = (typeof PASSAGES)[State][number];

interface InState {
  status: TransactionState;
}

/** A column to find by, and one to write. */
export const OPEN = { status: 'submitted' } as const satisfies InState;
export const FINAL = { status: 'done' } as const satisfies InState;
export const REPLACED = { status: 'failed' } as const satisfies InState;

/** How an open one may end, and what one that ended may become. */
export type Ending = { status: NextOf<(typeof OPEN)['status']> };
export const OPENED_AGAIN = { status: 'submitted' } as const satisfies { status: NextOf<'done' | 'failed'> };

/** It took effect, as far as nodes told; what its intent is for only an event of the contract tells. */
export const isFinal = ({ status }: InState): boolean => status === FINAL.status;

/** Nothing will come of it: another one may be signed for its intent. */
export const isReplaced = ({ status }: InState): boolean => status === REPLACED.status;

/** A block has used its nonce: for one of its forms, or for what was signed elsewhere. Of its effect that says nothing. */
export const isMined = ({ nonce }: { nonce: number }, nextNonce: number): boolean => nonce < nextNonce;

/** An empty transfer was signed in its place; either of both may be mined. */
export const isCancelled = ({ cancelHashes }: { cancelHashes: readonly string[] }): boolean =>
  cancelHashes.length > 0;

/** The same of rows in SQL, in the words of the partial indexes; `row` is how a query calls them, with its dot. */
export const openSql = (row = ''): string => `${row}status = '${OPEN.status}'`;
export const finalSql = (row = ''): string => `${row}status = '${FINAL.status}'`;
export const notReplacedSql = (row = ''): string => `${row}status <> '${REPLACED.status}'`;
