import type { DataSource } from 'typeorm';
import type { FollowedChains } from '../../followed-chains.js';

/** What a command works with. */
export interface CommandContext {
  chains: FollowedChains;
  dataSource: DataSource;
  print: (line: string) => void;
}

/** The command cannot do what it was asked for; the message is for the person who typed it. */
export class CommandRefusal extends Error {}
