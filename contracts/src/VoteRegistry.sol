// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {IVoteRegistry} from "./interfaces/IVoteRegistry.sol";
import {ADMIN_DELAY} from "./limits.sol";
import {EARLIEST_MONTH, endOfMonth, isMonth} from "./months.sol";

/**
 * @title VoteRegistry
 * @notice Roots of the votes of each month: once a root stands here, nobody can change those votes unseen.
 * A month is sealed once it is over by the chain's own clock, and not before the first that the registry was made for.
 */
contract VoteRegistry is IVoteRegistry, AccessControlDefaultAdminRules {
    /* ------------------------------------------ CONSTANTS ------------------------------------------- */

    /// @inheritdoc IVoteRegistry
    uint256 public constant VERSION = 2;
    /// @inheritdoc IVoteRegistry
    bytes32 public constant PUBLISHER_ROLE = keccak256("PUBLISHER_ROLE");

    uint256 private constant _MONTH_LENGTH = 7;
    bytes7 private immutable _FIRST_MONTH;

    /* ------------------------------------------- STORAGE -------------------------------------------- */

    /// @inheritdoc IVoteRegistry
    mapping(string month => bytes32 root) public roots;

    /* ------------------------------------------ CONSTRUCTOR ----------------------------------------- */

    /// @notice Names everyone who has a part in the registry.
    /// @param admin Grants roles; hands this on in two steps, {ADMIN_DELAY} apart.
    /// @param publisher Publishes roots.
    /// @param first First month that gets a root here, written `YYYY-MM`, 1970-01 or later.
    constructor(
        address admin,
        address publisher,
        string memory first
    ) AccessControlDefaultAdminRules(ADMIN_DELAY, admin) {
        if (publisher == address(0)) revert ZeroAddress();
        _FIRST_MONTH = _toMonth(first);
        if (_FIRST_MONTH < EARLIEST_MONTH) revert MonthTooEarly(first);
        _grantRole(PUBLISHER_ROLE, publisher);
    }

    /* --------------------------------------------- ROOTS -------------------------------------------- */

    /// @inheritdoc IVoteRegistry
    function publish(string calldata month, bytes32 root, uint256 count) external onlyRole(PUBLISHER_ROLE) {
        bytes7 asked = _toMonth(month);
        if (asked < _FIRST_MONTH) revert MonthTooEarly(month);
        if (block.timestamp < endOfMonth(asked)) revert MonthNotOver(month);
        if (root == bytes32(0)) revert EmptyRoot();
        if (count == 0) revert NoVotes();
        if (roots[month] != bytes32(0)) revert AlreadyPublished(month);
        roots[month] = root;
        emit RootPublished(month, root, count);
    }

    /* --------------------------------------------- VIEWS -------------------------------------------- */

    /// @inheritdoc IVoteRegistry
    function firstMonth() external view returns (string memory month) {
        return string(abi.encodePacked(_FIRST_MONTH));
    }

    /* ------------------------------------------- INTERNALS ------------------------------------------ */

    /// @dev Reverts with {MonthNotValid}. Every month has one spelling, so it can have one root alone.
    function _toMonth(string memory text) private pure returns (bytes7 month) {
        month = bytes7(bytes(text));
        if (bytes(text).length != _MONTH_LENGTH || !isMonth(month)) revert MonthNotValid(text);
    }
}
