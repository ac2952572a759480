import { Injectable } from '@nestjs/common';
import { readTokenUri } from '../../chain/contracts/badge.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { Caches } from '../../common/caches.js';
import { RecentlyUsed } from '../../common/recently-used.js';
import type { BadgeMetadataDto } from './dto/nft-badge.dto.js';
import type { NftBadge } from './entities/nft-badge.entity.js';
import { badgeNotMinted } from './nft.errors.js';

/** Bytes, of some thousand badges. */
const MOST_BYTES = 2 * 1024 * 1024;
const JSON_PREFIX = 'data:application/json;base64,';

/** Reads badges' metadata from the contract; it changes with the type alone, so that is what the cache goes by. */
@Injectable()
export class BadgeMetadata {
  private readonly kept = new RecentlyUsed<string, BadgeMetadataDto>(
    MOST_BYTES,
    (metadata, key) => 2 * (JSON.stringify(metadata).length + key.length),
  );

  constructor(
    private readonly chains: FollowedChains,
    caches: Caches,
  ) {
    caches.add('badge-metadata', this.kept);
  }

  /** @throws badgeNotMinted, chainUnavailable */
  async of({ tokenId, contractAddress, chainType, holder }: NftBadge): Promise<BadgeMetadataDto> {
    if (tokenId === null || contractAddress === null || holder === null) throw badgeNotMinted();
    const key = `${contractAddress}:${tokenId}:${chainType}`;
    const known = this.kept.get(key);
    if (known) return known;
    const metadata = decode(await readTokenUri(this.chains.home.client, contractAddress, tokenId));
    this.kept.set(key, metadata);
    return metadata;
  }
}

const decode = (uri: string): BadgeMetadataDto =>
  JSON.parse(Buffer.from(uri.slice(JSON_PREFIX.length), 'base64').toString('utf8')) as BadgeMetadataDto;
