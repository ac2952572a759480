/** Who asks: nobody who is signed in, an account without a role, a participant or an administrator. */
export type Asker = 'nobody' | 'user' | 'participant' | 'admin';

/** What an address is made of, another one at each turn, so that nothing is asked for twice in a row. */
export interface Turn {
  /** From 1 to the number of rows: an account, its ad, its vote and its payment. */
  id: number;
  /** From 1 to the number of participants. */
  participant: number;
  /** An account that is signed in: an address that is its own alone is asked for by it. */
  user: number;
  /** Transaction on the real chain, which paid for an ad. */
  transaction: string;
  /** The month that was fixed last. */
  month: string;
}

/** One way to ask a route. */
export interface Read {
  /** As the API's document names it. */
  route: string;
  /** Without /api. */
  address: (turn: Turn) => string;
  who: Asker;
  /** Why it may take as many times as long as there are rows. */
  grows?: string;
  /** What of it a reader of the figures has to know. */
  note?: string;
}

type Address = string | ((turn: Turn) => string);

/** Reads of routes by those who may. */
export const readsOf = (who: Asker, addresses: Record<string, Address | Address[]>): Read[] =>
  Object.entries(addresses).flatMap(([route, given]) =>
    [given].flat().map((address) => ({
      route,
      who,
      address: typeof address === 'string' ? () => address : address,
    })),
  );

export const growing = (grows: string, reads: readonly Read[]): Read[] =>
  reads.map((read) => ({ ...read, grows }));

export const noted = (note: string, reads: readonly Read[]): Read[] =>
  reads.map((read) => ({ ...read, note }));
