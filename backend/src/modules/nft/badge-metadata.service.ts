import { Injectable } from '@nestjs/common';
import { readTokenUri } from '../../chain/contracts/badge.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import type { BadgeMetadataDto } from './dto/nft-badge.dto.js';
import type { NftBadge } from './entities/nft-badge.entity.js';
import { badgeNotMinted } from './nft.errors.js';

const MAX_CACHED = 1_000;
const JSON_PREFIX = 'data:application/json;base64,';

/** Reads badges' metadata from the contract; it changes with the type alone, so that is what the cache goes by. */
@Injectable()
export class BadgeMetadata {
  private readonly cache = new Map<string, BadgeMetadataDto>();

  constructor(private readonly chains: FollowedChains) {}

  /** @throws badgeNotMinted, chainUnavailable */
  async of({ tokenId, contractAddress, chainType, holder }: NftBadge): Promise<BadgeMetadataDto> {
    if (tokenId === null || contractAddress === null || holder === null) throw badgeNotMinted();
    const key = `${contractAddress}:${tokenId}:${chainType}`;
    const metadata =
      this.cache.get(key) ?? decode(await readTokenUri(this.chains.home.client, contractAddress, tokenId));
    if (this.cache.size >= MAX_CACHED) this.cache.clear();
    this.cache.set(key, metadata);
    return metadata;
  }
}

const decode = (uri: string): BadgeMetadataDto =>
  JSON.parse(Buffer.from(uri.slice(JSON_PREFIX.length), 'base64').toString('utf8')) as BadgeMetadataDto;
