import type { EntityManager } from 'typeorm';

/** An account that its owner deletes. */
export interface LeavingAccount {
  id: number;
  /** As it was; where it was deleted before, the placeholder. */
  username: string;
  email: string;
  /** The same where it was shown to be the account's own: only then is what is kept of the address theirs. Else null. */
  provedEmail: string | null;
  /** What stands wherever a name or an address stood. */
  placeholder: string;
}

/** What a module keeps of accounts. */
export interface PersonalDataPart {
  /** Its key in the export. */
  name: string;
  /** Without secrets, hashes and tokens; rows that may be many come one by one. Undefined for what only names its owner. */
  export?: (manager: EntityManager, userId: number) => AsyncIterable<object> | Promise<object | null>;
  /** Locks what whoever locks accounts locks before them: called ahead of the account's own lock. */
  hold?: (manager: EntityManager, userId: number) => Promise<void>;
  /** Takes away what must not stay, within the transaction of the deletion; fine for a second time. */
  erase?: (manager: EntityManager, account: LeavingAccount) => Promise<void>;
}
