// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/**
 * @title IVoteRegistry
 * @notice Roots of the votes of each month, one a month, never changed.
 * @dev A root is that of the month's tree as OpenZeppelin's `StandardMerkleTree` builds it. A leaf of it is one vote:
 * `(string month, uint256 participantId, uint256 awardId, bytes32 pseudonym, bool counted)`.
 */
interface IVoteRegistry {
    /* -------------------------------------------- ERRORS -------------------------------------------- */

    /// @notice An address that must name somebody is the zero address.
    error ZeroAddress();

    /// @notice The text is no month, written `YYYY-MM`.
    /// @param month Text in question.
    error MonthNotValid(string month);

    /// @notice The month still goes on, or is to come, by the time of the block.
    /// @param month Month in question.
    error MonthNotOver(string month);

    /// @notice The month lies before the first that this registry was made for.
    /// @param month Month in question.
    error MonthTooEarly(string month);

    /// @notice A root of zeros would be taken for none.
    error EmptyRoot();

    /// @notice A month without votes has no root.
    error NoVotes();

    /// @notice The month has its root, and keeps it.
    /// @param month Month in question.
    error AlreadyPublished(string month);

    /* -------------------------------------------- EVENTS -------------------------------------------- */

    /// @notice The votes of a month are fixed from now on.
    /// @param month Calendar month in UTC, written `YYYY-MM`.
    /// @param root Root of the month's tree.
    /// @param count Votes in the tree, the uncounted ones included.
    event RootPublished(string month, bytes32 root, uint256 count);

    /* --------------------------------------------- ROOTS -------------------------------------------- */

    /// @notice Writes down the root of a month, for good. Publishers only.
    /// @dev Errors: {MonthNotValid}, {MonthTooEarly}, {MonthNotOver}, {EmptyRoot}, {NoVotes}, {AlreadyPublished}.
    /// @param month Calendar month in UTC, written `YYYY-MM`.
    /// @param root Root of the month's tree.
    /// @param count Votes in the tree, the uncounted ones included.
    function publish(string calldata month, bytes32 root, uint256 count) external;

    /* --------------------------------------------- VIEWS -------------------------------------------- */

    /// @notice Version of this interface. The first had no such function, and took every month.
    /// @return Number of the version.
    function VERSION() external view returns (uint256);

    /// @notice First month that gets a root here; earlier ones stand on earlier registries, if anywhere.
    /// @return month Calendar month in UTC, written `YYYY-MM`.
    function firstMonth() external view returns (string memory month);

    /// @notice Role that may publish roots.
    /// @return Identifier of the role.
    function PUBLISHER_ROLE() external view returns (bytes32);

    /// @notice Root of a month.
    /// @param month Calendar month in UTC, written `YYYY-MM`.
    /// @return root Root of the month's tree, zero when none was published.
    function roots(string calldata month) external view returns (bytes32 root);
}
