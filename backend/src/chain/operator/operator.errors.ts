/** The contract would refuse the call now, so nothing was signed; the name is the contract's error. */
export class CallWouldRevertError extends Error {
  constructor(readonly reason: string) {
    super(`The contract would refuse this call: ${reason}`);
    this.name = 'CallWouldRevertError';
  }
}

/** No key is configured, so decisions wait until one is. */
export class NoOperatorError extends Error {
  constructor() {
    super('OPERATOR_PRIVATE_KEY is not set: settlements and refunds wait until it is');
    this.name = 'NoOperatorError';
  }
}
