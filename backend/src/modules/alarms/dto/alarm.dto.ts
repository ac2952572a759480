import { ApiProperty } from '@nestjs/swagger';
import { id, ZeroHash } from 'ethers';
import { ALARM_CODES, type AlarmCode } from '../../../chain/alarms/alarm-codes.js';
import type { Alarm } from '../../../chain/alarms/entities/alarm.entity.js';
import { explorerUrl } from '../../../chain/chains.js';
import { CONTRACT_NAMES } from '../../../chain/contracts/chain-contracts.js';
import type { ContractName } from '../../../chain/contracts/deployment-record.js';

const ROLES = ['MODERATOR_ROLE', 'MINTER_ROLE', 'KEEPER_ROLE', 'PUBLISHER_ROLE'];

/** The contracts report a role by its hash. */
const ROLES_BY_HASH = new Map([
  [ZeroHash, 'DEFAULT_ADMIN_ROLE'],
  ...ROLES.map((name) => [id(name), name] as const),
]);

/** What an alarm is about: nothing but what stands on a chain, and figures. */
export class AlarmParamsDto {
  /** Absent where the alarm is about the site itself. @example 97 */
  chainId?: number;

  /** Address of the contract; absent where the alarm is about none. @example 0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512 */
  contract?: string;

  @ApiProperty({ enum: CONTRACT_NAMES, enumName: 'ContractName', example: 'AdPaymentSplitter' })
  contractName?: ContractName;

  /** What the contract reported, by its name in Solidity. @example AdSettled */
  event?: string;

  /** Ad, badge or month that it is about; null where it is about the contract as a whole. @example '12' */
  subject?: string | null;

  /** What else it reported, by the names in Solidity; amounts in wei, roles by their names where they are ours. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { adId: '12' } })
  args?: Record<string, string>;

  /** @example 0x9b0c6e3d2a3b3f0c4f1f9c2d7f5f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f */
  transactionHash?: string;

  /** Page that shows the transaction; null where there is none. */
  explorerUrl?: string | null;

  /** @example 51234567 */
  blockNumber?: number;

  /** When the block was made. */
  at?: string;

  /** What is kept longer than was promised, as the metrics call it. @example votes_address_hash */
  sweep?: string;

  /** How many rows of it there were when the alarm was raised; 10,000 stands for all above, too. @example 120 */
  rows?: number;
}

/** Something that an administrator has to look at. */
export class AlarmDto {
  @ApiProperty({ enum: ALARM_CODES, enumName: 'AlarmCode', example: 'foreign_act' })
  code: AlarmCode;

  /** When it was raised. */
  since: Date;

  /** What it is about; which of these there are follows from the code. */
  params: AlarmParamsDto;

  static from({ code, since, params }: Alarm): AlarmDto {
    return { code, since, params: shownParams(params) };
  }
}

function shownParams(params: AlarmParamsDto): AlarmParamsDto {
  const { chainId, transactionHash, args } = params;
  return {
    ...params,
    ...(args && { args: withRoleName(args) }),
    ...(chainId !== undefined &&
      transactionHash !== undefined && { explorerUrl: explorerUrl(chainId, transactionHash) }),
  };
}

/** The arguments of an event, with the role's name in the place of its hash where it is one of ours. */
function withRoleName(args: Record<string, string>): Record<string, string> {
  const { role } = args;
  return role === undefined ? args : { ...args, role: ROLES_BY_HASH.get(role) ?? role };
}
