import { id, ZeroHash } from 'ethers';

const NAMES = ['MODERATOR_ROLE', 'MINTER_ROLE', 'KEEPER_ROLE', 'PUBLISHER_ROLE'];

/** The contracts report a role by its hash. */
const BY_HASH = new Map([
  [ZeroHash, 'DEFAULT_ADMIN_ROLE'],
  ...NAMES.map((name) => [id(name), name] as const),
]);

/** The arguments of an event, with the role's name in the place of its hash where it is one of ours. */
export function withRoleName(args: Record<string, string>): Record<string, string> {
  const { role } = args;
  return role === undefined ? args : { ...args, role: BY_HASH.get(role) ?? role };
}
