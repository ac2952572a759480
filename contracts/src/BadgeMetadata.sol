// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {BadgeArt} from "./BadgeArt.sol";
import {ORGANISER, PARTICIPANT} from "./badge-types.sol";

/**
 * @title BadgeMetadata
 * @notice What a wallet shows of a badge, in the JSON schema of ERC-721 with the attributes that wallets agree on.
 */
library BadgeMetadata {
    using Strings for uint256;

    /// @notice Metadata of a badge as a data URI that holds everything, the picture too.
    /// @param season Number of the season.
    /// @param badgeType Type of the badge.
    /// @param number Number of the badge.
    /// @return URI of a JSON document.
    function uri(uint256 season, uint8 badgeType, uint256 number) internal pure returns (string memory) {
        return string.concat("data:application/json;base64,", Base64.encode(bytes(_json(season, badgeType, number))));
    }

    /// @notice Name of the badges of a season. Those of the first are called as they were before there was a second.
    /// @param season Number of the season.
    /// @return Name as ERC-721 has it.
    function collection(uint256 season) internal pure returns (string memory) {
        return string.concat("Future Change-Makers Badge", _later(season));
    }

    function _json(uint256 season, uint8 badgeType, uint256 number) private pure returns (string memory) {
        string memory role = _role(badgeType);
        string memory art = BadgeArt.draw(season, badgeType, role, number);
        return
            string.concat(
                "{\"name\":\"Future Change-Makers ",
                role,
                " No. ",
                number.toString(),
                _later(season),
                "\",\"description\":\"",
                _description(badgeType),
                "\",\"image\":\"data:image/svg+xml;base64,",
                Base64.encode(bytes(art)),
                "\",\"attributes\":",
                _attributes(season, role, number),
                "}"
            );
    }

    /// @dev What tells the badges of a later season from those of the first.
    function _later(uint256 season) private pure returns (string memory) {
        return season == 1 ? "" : string.concat(", Season ", season.toString());
    }

    function _attributes(uint256 season, string memory role, uint256 number) private pure returns (string memory) {
        return
            string.concat(
                "[{\"trait_type\":\"Season\",\"value\":\"Season ",
                season.toString(),
                "\"},{\"trait_type\":\"Type\",\"value\":\"",
                role,
                "\"},{\"display_type\":\"number\",\"trait_type\":\"Number\",\"value\":",
                number.toString(),
                "}]"
            );
    }

    function _role(uint8 badgeType) private pure returns (string memory) {
        if (badgeType == PARTICIPANT) return "Participant";
        return badgeType == ORGANISER ? "Organiser" : "Supporter";
    }

    function _description(uint8 badgeType) private pure returns (string memory) {
        if (badgeType == PARTICIPANT) {
            return
                "Its holder is one of the young entrepreneurs who give a year to the challenge, in public. "
                "The badge is bound to the holder and cannot be sold.";
        }
        if (badgeType == ORGANISER) {
            return
                "Its holder keeps the challenge running for everybody else. "
                "The badge is bound to the holder and cannot be sold.";
        }
        return
            "Its holder stands behind the young entrepreneurs of the challenge. "
            "The badge is bound to the holder and cannot be sold.";
    }
}
