// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {IERC165} from "@openzeppelin/contracts/interfaces/IERC165.sol";
import {IERC721} from "@openzeppelin/contracts/interfaces/IERC721.sol";
import {IERC721Metadata} from "@openzeppelin/contracts/interfaces/IERC721Metadata.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {BadgeMetadata} from "./BadgeMetadata.sol";
import {ORGANISER, SUPPORTER} from "./badge-types.sol";
import {IChallengeBadge} from "./interfaces/IChallengeBadge.sol";
import {IERC5192} from "./interfaces/IERC5192.sol";
import {ADMIN_DELAY, HIGHEST_ROW_ID, HIGHEST_SEASON} from "./limits.sol";

/**
 * @title ChallengeBadge
 * @notice Badges of one season of the challenge, bound to the people who earned them: one a person, never sold.
 * @dev Keeps its own books in place of OpenZeppelin's, in as many slots: they know a badge by its id whatever type it
 * was minted as, remember it after it is burned, and find a holder's token.
 */
contract ChallengeBadge is IChallengeBadge, ERC721, AccessControlDefaultAdminRules {
    /* ------------------------------------------- STRUCTS -------------------------------------------- */

    /// @dev One storage slot. `firstType` is never cleared: it marks the id as used.
    struct Badge {
        address holder;
        uint8 firstType;
        uint8 currentType;
    }

    /* ------------------------------------------ CONSTANTS ------------------------------------------- */

    /// @inheritdoc IChallengeBadge
    uint256 public constant VERSION = 3;

    /// @inheritdoc IChallengeBadge
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");

    /// @inheritdoc IChallengeBadge
    bytes32 public constant KEEPER_ROLE = keccak256("KEEPER_ROLE");

    /// @inheritdoc IChallengeBadge
    uint256 public constant MAX_BADGE_ID = HIGHEST_ROW_ID;

    /* ------------------------------------------ IMMUTABLES ------------------------------------------ */

    /// @inheritdoc IChallengeBadge
    uint256 public immutable SEASON;

    /* ------------------------------------------- STORAGE -------------------------------------------- */

    mapping(uint256 badgeId => Badge badge) private _badges;

    /// @inheritdoc IChallengeBadge
    mapping(address holder => uint256 tokenId) public tokenOf;

    /* ------------------------------------------ CONSTRUCTOR ----------------------------------------- */

    /// @notice Names everyone who has a part in the badges.
    /// @param admin Grants roles; hands this on in two steps, {ADMIN_DELAY} apart.
    /// @param minter Mints and changes types; may be a key that a server holds.
    /// @param keeper Re-issues and revokes; a key that a person holds.
    /// @param season Number of the season whose badges these are, from 1 to {HIGHEST_SEASON}.
    constructor(
        address admin,
        address minter,
        address keeper,
        uint256 season
    )
        ERC721(BadgeMetadata.collection(season), "FCMB")
        AccessControlDefaultAdminRules(ADMIN_DELAY, admin)
    {
        if (minter == address(0) || keeper == address(0)) revert ZeroAddress();
        if (season == 0 || season > HIGHEST_SEASON) revert SeasonOutOfRange(season);
        SEASON = season;
        _grantRole(MINTER_ROLE, minter);
        _grantRole(KEEPER_ROLE, keeper);
    }

    /* -------------------------------------------- BADGES -------------------------------------------- */

    /// @inheritdoc IChallengeBadge
    function mint(
        address to,
        uint64 badgeId,
        uint8 badgeType
    ) external onlyRole(MINTER_ROLE) returns (uint256 tokenId) {
        if (badgeId == 0 || badgeId > MAX_BADGE_ID) revert BadgeIdOutOfRange(badgeId);
        _requireKnownType(badgeType);
        tokenId = _toTokenId(badgeId, badgeType);
        _mint(to, tokenId);
        emit Locked(tokenId);
    }

    /// @inheritdoc IChallengeBadge
    function setBadgeType(uint256 tokenId, uint8 badgeType) external onlyRole(MINTER_ROLE) {
        _requireKnownType(badgeType);
        _requireOwned(tokenId);
        _badges[_toBadgeId(tokenId)].currentType = badgeType;
        emit BadgeTypeChanged(tokenId, badgeType);
        emit MetadataUpdate(tokenId);
    }

    /// @inheritdoc IChallengeBadge
    function reissue(uint256 tokenId, address newOwner) external onlyRole(KEEPER_ROLE) {
        address holder = _requireOwned(tokenId);
        if (newOwner == address(0)) revert ERC721InvalidReceiver(address(0));
        _bind(newOwner, tokenId);
        delete tokenOf[holder];
        _badges[_toBadgeId(tokenId)].holder = newOwner;
        emit Transfer(holder, newOwner, tokenId);
    }

    /// @inheritdoc IChallengeBadge
    function revoke(uint256 tokenId) external onlyRole(KEEPER_ROLE) {
        address holder = _requireOwned(tokenId);
        _burn(tokenId);
        emit BadgeRevoked(tokenId, holder);
    }

    /// @inheritdoc IChallengeBadge
    function burn(uint256 tokenId) external {
        if (_requireOwned(tokenId) != msg.sender) revert NotTheHolder(msg.sender, tokenId);
        _burn(tokenId);
    }

    /// @inheritdoc IERC721
    /// @dev Always fails with {ApprovalRefused}; transfers are refused in {_update}.
    function approve(address, uint256) public pure override(ERC721, IERC721) {
        revert ApprovalRefused();
    }

    /// @inheritdoc IERC721
    /// @dev Always fails with {ApprovalRefused}.
    function setApprovalForAll(address, bool) public pure override(ERC721, IERC721) {
        revert ApprovalRefused();
    }

    /* --------------------------------------------- VIEWS -------------------------------------------- */

    /// @inheritdoc IChallengeBadge
    function badgeTypeOf(uint256 tokenId) public view returns (uint8) {
        _requireOwned(tokenId);
        return _badges[_toBadgeId(tokenId)].currentType;
    }

    /// @inheritdoc IChallengeBadge
    function tokenIdOf(uint64 badgeId) external view returns (uint256) {
        uint8 firstType = _badges[badgeId].firstType;
        return firstType == 0 ? 0 : _toTokenId(badgeId, firstType);
    }

    /// @inheritdoc IERC5192
    function locked(uint256 tokenId) external view returns (bool) {
        _requireOwned(tokenId);
        return true;
    }

    /// @inheritdoc IERC721
    function balanceOf(address holder) public view override(ERC721, IERC721) returns (uint256) {
        if (holder == address(0)) revert ERC721InvalidOwner(address(0));
        return tokenOf[holder] == 0 ? 0 : 1;
    }

    /// @inheritdoc IERC721Metadata
    /// @dev JSON with the picture inside, as a data URI. Error: `ERC721NonexistentToken`.
    function tokenURI(uint256 tokenId) public view override(ERC721, IERC721Metadata) returns (string memory) {
        return BadgeMetadata.uri(SEASON, badgeTypeOf(tokenId), _toBadgeId(tokenId));
    }

    /// @inheritdoc IChallengeBadge
    function previewURI(uint64 badgeId, uint8 badgeType) external view returns (string memory) {
        _requireKnownType(badgeType);
        return BadgeMetadata.uri(SEASON, badgeType, badgeId);
    }

    /// @inheritdoc IERC165
    function supportsInterface(
        bytes4 interfaceId
    ) public view override(AccessControlDefaultAdminRules, ERC721, IERC165) returns (bool) {
        return
            interfaceId == type(IERC5192).interfaceId ||
            // ERC-4906 has events alone, so its id is given rather than computed.
            interfaceId == bytes4(0x49064906) ||
            ERC721.supportsInterface(interfaceId) ||
            AccessControlDefaultAdminRules.supportsInterface(interfaceId);
    }

    /* ------------------------------------------- INTERNALS ------------------------------------------ */

    /// @dev Takes the place of OpenZeppelin's books. Only the transfers of ERC-721 come with an `auth`, the account
    /// that wants to move the token; minting, burning and re-issuing come without.
    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        if (auth != address(0)) revert TransferRefused(tokenId);
        Badge storage badge = _badges[_toBadgeId(tokenId)];
        if (to == address(0)) {
            from = badge.holder;
            delete tokenOf[from];
            delete badge.holder;
        } else {
            if (badge.firstType != 0) revert BadgeIdTaken(uint64(_toBadgeId(tokenId)));
            badge.holder = to;
            badge.firstType = uint8(tokenId);
            badge.currentType = uint8(tokenId);
            _bind(to, tokenId);
        }
        emit Transfer(from, to, tokenId);
    }

    function _ownerOf(uint256 tokenId) internal view override returns (address) {
        Badge storage badge = _badges[_toBadgeId(tokenId)];
        return badge.firstType == uint8(tokenId) ? badge.holder : address(0);
    }

    function _bind(address holder, uint256 tokenId) private {
        if (tokenOf[holder] != 0) revert AlreadyAHolder(holder, tokenOf[holder]);
        tokenOf[holder] = tokenId;
    }

    function _requireKnownType(uint8 badgeType) private pure {
        if (badgeType < SUPPORTER || badgeType > ORGANISER) revert UnknownBadgeType(badgeType);
    }

    function _toTokenId(uint256 badgeId, uint8 firstType) private pure returns (uint256) {
        return (badgeId << 8) | firstType;
    }

    /// @dev What is no token id gives an id above 64 bits, or one of another first type: {_ownerOf} finds neither.
    function _toBadgeId(uint256 tokenId) private pure returns (uint256) {
        return tokenId >> 8;
    }
}
