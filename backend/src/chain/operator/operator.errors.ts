/** The contract would refuse the call now, so nothing was signed; the name is the contract's error. */
export class CallWouldRevertError extends Error {
  constructor(readonly reason: string) {
    super(`The contract would refuse this call: ${reason}`);
    this.name = 'CallWouldRevertError';
  }
}

/** No key is configured, so what waits for it waits until one is. */
export class NoOperatorError extends Error {
  constructor() {
    super('No key is configured for this: what waits for it goes on once OPERATOR_PRIVATE_KEY is set');
    this.name = 'NoOperatorError';
  }
}

/** The account's coins are kept for refunds, so badges and roots of votes wait until it has more. */
export class CoinsKeptBackError extends Error {
  constructor() {
    super("The account's coins are kept for refunds: badges and roots of votes wait until it has more");
    this.name = 'CoinsKeptBackError';
  }
}
