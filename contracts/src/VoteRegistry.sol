// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {IVoteRegistry} from "./interfaces/IVoteRegistry.sol";
import {ADMIN_DELAY} from "./limits.sol";

/**
 * @title VoteRegistry
 * @notice Roots of the votes of each month: once a root stands here, nobody can change those votes unseen.
 */
contract VoteRegistry is IVoteRegistry, AccessControlDefaultAdminRules {
    /* ------------------------------------------ CONSTANTS ------------------------------------------- */

    /// @inheritdoc IVoteRegistry
    bytes32 public constant PUBLISHER_ROLE = keccak256("PUBLISHER_ROLE");

    uint256 private constant _MONTH_LENGTH = 7;
    uint256 private constant _DASH_AT = 4;

    /* ------------------------------------------- STORAGE -------------------------------------------- */

    /// @inheritdoc IVoteRegistry
    mapping(string month => bytes32 root) public roots;

    /* ------------------------------------------ CONSTRUCTOR ----------------------------------------- */

    /// @notice Names everyone who has a part in the registry.
    /// @param admin Grants roles; hands this on in two steps, {ADMIN_DELAY} apart.
    /// @param publisher Publishes roots.
    constructor(address admin, address publisher) AccessControlDefaultAdminRules(ADMIN_DELAY, admin) {
        if (publisher == address(0)) revert ZeroAddress();
        _grantRole(PUBLISHER_ROLE, publisher);
    }

    /* --------------------------------------------- ROOTS -------------------------------------------- */

    /// @inheritdoc IVoteRegistry
    function publish(string calldata month, bytes32 root, uint256 count) external onlyRole(PUBLISHER_ROLE) {
        if (!_isMonth(bytes(month))) revert MonthNotValid(month);
        if (root == bytes32(0)) revert EmptyRoot();
        if (count == 0) revert NoVotes();
        if (roots[month] != bytes32(0)) revert AlreadyPublished(month);
        roots[month] = root;
        emit RootPublished(month, root, count);
    }

    /* ------------------------------------------- INTERNALS ------------------------------------------ */

    /// @dev `YYYY-MM`, the month from 01 to 12: every month has one spelling, so it can have one root alone.
    function _isMonth(bytes calldata text) private pure returns (bool) {
        if (text.length != _MONTH_LENGTH) return false;
        for (uint256 i = 0; i < _MONTH_LENGTH; ++i) {
            if (i == _DASH_AT ? text[i] != "-" : (text[i] < "0" || text[i] > "9")) return false;
        }
        if (text[5] == "0") return text[6] != "0";
        return text[5] == "1" && text[6] < "3";
    }
}
