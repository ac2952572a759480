import { Contract, id, type Provider, ZeroHash } from 'ethers';
import type { PlanSettings } from './deployment-plan.ts';
import { isNewerThanRelease } from './pinned-code.ts';

/** A setting, or the season of a badge. */
type PartName = keyof PlanSettings | 'season';

/** What a contract was told when it was deployed, and how it tells it: by a view, or by whether an account has a role. */
type Part = { setting: PartName; since?: number; until?: number } & (
  { view: string; role?: undefined } | { role: string; view?: undefined }
);

/** What a contract tells of a part. */
export type ToldPart = {
  setting: PartName;
  /** Undefined where it does not tell, as the holders of a role, who can only be asked for one by one. */
  value: string | bigint | undefined;
  /** What was wanted instead. */
  instead?: string | bigint;
};

const view = (name: keyof PlanSettings): Part => ({ setting: name, view: name });
const role = (setting: keyof PlanSettings, name: string): Part => ({ setting, role: id(name) });
const admin: Part[] = [
  { setting: 'admin', role: ZeroHash, until: 1 },
  { setting: 'admin', view: 'defaultAdmin', since: 2 },
];

const partsByContract: Record<string, Part[]> = {
  AdPaymentSplitter: [
    ...admin,
    role('moderator', 'MODERATOR_ROLE'),
    view('founder'),
    view('platform'),
    view('adPrice'),
  ],
  ChallengeBadge: [
    ...admin,
    role('minter', 'MINTER_ROLE'),
    { ...role('keeper', 'KEEPER_ROLE'), since: 2 },
    { setting: 'season', view: 'SEASON' },
  ],
  VoteRegistry: [...admin, role('publisher', 'PUBLISHER_ROLE'), { ...view('firstMonth'), since: 2 }],
};

const INTERFACE = [
  'function hasRole(bytes32 role, address account) view returns (bool)',
  'function defaultAdmin() view returns (address)',
  'function founder() view returns (address)',
  'function platform() view returns (address)',
  'function adPrice() view returns (uint256)',
  'function firstMonth() view returns (string)',
  'function SEASON() view returns (uint256)',
  'function VERSION() view returns (uint256)',
];

/**
 * Asks a contract who has a part in it, and holds that against what is wanted.
 * @param wanted by setting; what is left out is told and not compared
 */
export async function readParts(
  provider: Provider,
  { name, version, address }: { name: string; version: number; address: string },
  wanted: Partial<Record<string, string | bigint>>,
): Promise<ToldPart[]> {
  const contract = new Contract(address, INTERFACE, provider);
  const ask = (called: string, ...values: unknown[]): Promise<unknown> =>
    contract.getFunction(called).staticCall(...values);
  const parts = (partsByContract[name] ?? []).filter(
    ({ since = 0, until = Infinity }) => version >= since && version <= until,
  );
  return Promise.all(
    parts.map(async (part) => {
      const told = tell(ask, part, wanted[part.setting]);
      // What this release does not know may tell it in another way.
      if (isNewerThanRelease(name, version))
        return told.catch(() => ({ setting: part.setting, value: undefined }));
      return told;
    }),
  );
}

async function tell(
  ask: (called: string, ...values: unknown[]) => Promise<unknown>,
  { setting, view: called, role: asked }: Part,
  wanted: string | bigint | undefined,
): Promise<ToldPart> {
  if (called === undefined) {
    const has = wanted !== undefined && (await ask('hasRole', asked, wanted)) === true;
    return has || wanted === undefined
      ? { setting, value: wanted }
      : { setting, value: undefined, instead: wanted };
  }
  const value = (await ask(called)) as string | bigint;
  return wanted === undefined || wanted === value ? { setting, value } : { setting, value, instead: wanted };
}

/** The version that a contract tells; one that tells none is of the first. */
export async function readVersion(provider: Provider, address: string): Promise<number> {
  const version = new Contract(address, INTERFACE, provider).getFunction('VERSION').staticCall();
  return Number(await (version as Promise<bigint>).catch(() => 1n));
}
