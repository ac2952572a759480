/** A contract refused the call with one of its named errors, e.g. `AdAlreadyPaid`. */
export class ContractRevert extends Error {
  readonly errorName: string;

  constructor(errorName: string, cause: unknown) {
    super(errorName, { cause });
    this.errorName = errorName;
  }
}
