// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {IERC721Metadata} from "@openzeppelin/contracts/interfaces/IERC721Metadata.sol";
import {IERC5192} from "./IERC5192.sol";

/**
 * @title IChallengeBadge
 * @notice Badges of one season of the challenge, bound to the people who earned them: one a person, never sold.
 * @dev Version 3, which is told its season; the versions before are those of the first. A badge's id is that of its database row. Its token id is `badgeId << 8 | firstType` and never changes, also
 * when the badge changes its type or its holder. Types: 1 supporter, 2 participant, 3 organiser. Besides its own,
 * the contract emits the events of ERC-721 (`Transfer` from the zero address: minted; to it: burned or revoked;
 * between two others: re-issued), ERC-5192 (`Locked`, once, at mint) and ERC-4906 (`MetadataUpdate`).
 */
interface IChallengeBadge is IERC721Metadata, IERC4906, IERC5192 {
    /* -------------------------------------------- ERRORS -------------------------------------------- */

    /// @notice An address that must name somebody is the zero address.
    error ZeroAddress();

    /// @notice There is no season of that number.
    /// @param season Number in question.
    error SeasonOutOfRange(uint256 season);

    /// @notice The id is none that a badge can have.
    /// @param badgeId Id in question, not from 1 to {MAX_BADGE_ID}.
    error BadgeIdOutOfRange(uint64 badgeId);

    /// @notice There is no such type of badge.
    /// @param badgeType Type in question.
    error UnknownBadgeType(uint8 badgeType);

    /// @notice The badge was minted before; it may have been burned or revoked since.
    /// @param badgeId Id of the badge.
    error BadgeIdTaken(uint64 badgeId);

    /// @notice The account holds a badge, and nobody holds two.
    /// @param holder Account in question.
    /// @param tokenId Token that it holds.
    error AlreadyAHolder(address holder, uint256 tokenId);

    /// @notice The account does not hold the token.
    /// @param account Account in question.
    /// @param tokenId Token in question.
    error NotTheHolder(address account, uint256 tokenId);

    /// @notice A badge is bound to its holder.
    /// @param tokenId Token of the badge.
    error TransferRefused(uint256 tokenId);

    /// @notice Nobody else can be allowed to move a badge.
    error ApprovalRefused();

    /* -------------------------------------------- EVENTS -------------------------------------------- */

    /// @notice A badge has another type from now on.
    /// @param tokenId Token of the badge.
    /// @param badgeType Its new type.
    event BadgeTypeChanged(uint256 indexed tokenId, uint8 badgeType);

    /// @notice A badge was taken back. Follows the `Transfer` to the zero address, which a burn has alone.
    /// @param tokenId Token of the badge.
    /// @param holder Who held it.
    event BadgeRevoked(uint256 indexed tokenId, address indexed holder);

    /* -------------------------------------------- BADGES -------------------------------------------- */

    /// @notice Gives a new badge to somebody who holds none. Minters only.
    /// @dev Calls no code of the receiver. Errors: {BadgeIdOutOfRange}, {UnknownBadgeType}, {BadgeIdTaken},
    /// {AlreadyAHolder}; `ERC721InvalidReceiver` for the zero address.
    /// @param to Who gets the badge.
    /// @param badgeId Id of the badge, from 1 to {MAX_BADGE_ID}, usable once, also when the badge is burned or revoked later.
    /// @param badgeType First type of the badge.
    /// @return tokenId Token of the badge.
    function mint(address to, uint64 badgeId, uint8 badgeType) external returns (uint256 tokenId);

    /// @notice Changes the type of a badge, as when a supporter becomes a participant. Minters only.
    /// @dev Setting the type that a badge already has is no error, so that it can be repeated safely. Errors:
    /// {UnknownBadgeType}; `ERC721NonexistentToken`.
    /// @param tokenId Token of the badge.
    /// @param badgeType Its new type.
    function setBadgeType(uint256 tokenId, uint8 badgeType) external;

    /// @notice Moves a badge to another wallet of its holder, who lost the old one. Keepers only.
    /// @dev Errors: {AlreadyAHolder}; `ERC721NonexistentToken`; `ERC721InvalidReceiver` for the zero address.
    /// @param tokenId Token of the badge.
    /// @param newOwner The new wallet, which holds no badge.
    function reissue(uint256 tokenId, address newOwner) external;

    /// @notice Takes a badge back. Keepers only.
    /// @dev Error: `ERC721NonexistentToken`.
    /// @param tokenId Token of the badge.
    function revoke(uint256 tokenId) external;

    /// @notice Gives the caller's own badge up, for good.
    /// @dev Errors: {NotTheHolder}; `ERC721NonexistentToken`.
    /// @param tokenId Token of the badge.
    function burn(uint256 tokenId) external;

    /* --------------------------------------------- VIEWS -------------------------------------------- */

    /// @notice Version of this interface. The first had no such function.
    /// @return Number of the version.
    function VERSION() external view returns (uint256);

    /// @notice Role that may mint and change types.
    /// @return Identifier of the role.
    function MINTER_ROLE() external view returns (bytes32);

    /// @notice Role that may re-issue and revoke.
    /// @return Identifier of the role.
    function KEEPER_ROLE() external view returns (bytes32);

    /// @notice Highest id of a badge, the lowest being 1.
    /// @return Id of a badge.
    function MAX_BADGE_ID() external view returns (uint256);

    /// @notice Season of the challenge that the badges belong to.
    /// @return Number of the season, from 1.
    function SEASON() external view returns (uint256);

    /// @notice Current type of a badge.
    /// @dev Error: `ERC721NonexistentToken`.
    /// @param tokenId Token of the badge.
    /// @return 1 supporter, 2 participant, 3 organiser.
    function badgeTypeOf(uint256 tokenId) external view returns (uint8);

    /// @notice Token that a badge was minted as, also after it was burned or revoked.
    /// @param badgeId Id of the badge.
    /// @return Token id, 0 when the badge was never minted.
    function tokenIdOf(uint64 badgeId) external view returns (uint256);

    /// @notice Token that an account holds.
    /// @param holder Account in question.
    /// @return Token id, 0 when it holds none.
    function tokenOf(address holder) external view returns (uint256);

    /// @notice What `tokenURI` says of a badge of this id and type, minted or not, so that it can be shown before.
    /// @dev Error: {UnknownBadgeType}.
    /// @param badgeId Id of the badge.
    /// @param badgeType Type of the badge.
    /// @return URI of a JSON document with the picture inside.
    function previewURI(uint64 badgeId, uint8 badgeType) external view returns (string memory);
}
