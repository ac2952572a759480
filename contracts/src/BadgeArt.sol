// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {ORGANISER, PARTICIPANT} from "./badge-types.sol";

/**
 * @title BadgeArt
 * @notice Draws a badge: the site's seal of nine petals, one a participant, in an engraved ring.
 * @dev The type of the badge decides colours and petals; its number which petal is lit, how the ring is engraved and
 * which of the 36 beads around it are large, as a fingerprint. Lengths are in the units of a square of 400; the seal
 * is drawn around its middle with a radius of 94 of its own units.
 */
library BadgeArt {
    using Strings for uint256;

    /// @dev Colours as on the site.
    struct Palette {
        string ground;
        string line;
        string petal;
        string lit;
        string ink;
    }

    string private constant PETAL = "<path d='M0-15Q-12.2-39.3 0-60Q12.2-39.3 0-15Z'";
    string private constant BACK_PETAL = "<path d='M0-17Q-20-40 0-64Q20-40 0-17Z'";
    string private constant SMALL_BEAD = "<circle cy='-90.5' r='.6'";
    string private constant LARGE_BEAD = "<circle cy='-90.5' r='1.7'";
    string private constant SPROUT =
        "<path d='M0 8V-1M0 1C-6 1-8-3-8-7-3-7 0-4 0 1ZM0-1C0-6 3-8 8-9 8-4 5-1 0-1Z' stroke-width='.8' stroke-linecap='round'";

    /// @notice Draws a badge.
    /// @param season Number of the season.
    /// @param badgeType Type of the badge.
    /// @param role Name of the type, safe to stand in XML.
    /// @param number Number of the badge.
    /// @return SVG document.
    function draw(
        uint256 season,
        uint8 badgeType,
        string memory role,
        uint256 number
    ) internal pure returns (string memory) {
        Palette memory palette = _palette(badgeType);
        uint256 seed = uint256(keccak256(abi.encode(number)));
        return
            string.concat(
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 400'><rect width='400' height='400' fill='",
                palette.ground,
                "'/><g transform='translate(200 158) scale(1.32)'>",
                _ring(palette, seed),
                _flower(palette, badgeType, seed),
                "</g>",
                _caption(palette, season, role, number),
                "</svg>"
            );
    }

    /// @dev Lines like those on banknotes, made of turned ellipses, within a ring of beads.
    function _ring(Palette memory palette, uint256 seed) private pure returns (string memory) {
        uint256 lines = 9 * (1 + ((seed >> 8) % 2));
        string memory ellipse = string.concat("<ellipse rx='85' ry='", (66 + 2 * ((seed >> 16) % 6)).toString(), "'");
        return
            string.concat(
                "<g fill='none' stroke='",
                palette.line,
                "' stroke-width='.4'>",
                _turned(ellipse, lines, 180 / lines, 0),
                "<circle r='87'/><circle r='94'/></g><g fill='",
                palette.line,
                "'>",
                _beads(seed >> 64),
                "</g>"
            );
    }

    function _beads(uint256 bits) private pure returns (string memory beads) {
        for (uint256 i = 0; i < 36; ++i) {
            beads = string.concat(beads, _turned((bits >> i) % 2 == 1 ? LARGE_BEAD : SMALL_BEAD, 1, 0, 10 * i));
        }
    }

    /// @dev Supporters have open petals, participants full ones, organisers a second full row.
    function _flower(
        Palette memory palette,
        uint8 badgeType,
        uint256 seed
    ) private pure returns (string memory) {
        bool open = badgeType != PARTICIPANT && badgeType != ORGANISER;
        return
            string.concat(
                _painted(badgeType == ORGANISER ? palette.petal : "none", palette.petal, ".7"),
                _turned(BACK_PETAL, 9, 40, 20),
                "</g>",
                _painted(open ? palette.ground : palette.petal, open ? palette.petal : palette.ground, ".7"),
                _turned(PETAL, 9, 40, 0),
                "</g>",
                _painted(palette.lit, palette.ground, ".7"),
                _turned(PETAL, 1, 0, 40 * (seed % 9)),
                "</g>",
                _painted(palette.ground, palette.petal, "1"),
                "<circle r='12.5'/></g>",
                _painted(palette.ink, palette.ink, ".8"),
                SPROUT,
                "/></g>"
            );
    }

    function _caption(
        Palette memory palette,
        uint256 season,
        string memory role,
        uint256 number
    ) private pure returns (string memory) {
        return
            string.concat(
                "<path d='M28 312H372' stroke='",
                palette.line,
                "' stroke-width='.6'/><g fill='",
                palette.ink,
                "' font-family='Fraunces,Iowan Old Style,Georgia,serif'>",
                "<g font-size='26'><text x='28' y='348'>",
                role,
                // A number of many digits must not run into the role.
                number < 1e6 ? "</text><text x='372' y='348'" : "</text><text x='372' y='348' font-size='13'",
                " text-anchor='end'>No. ",
                number.toString(),
                "</text></g><g font-size='12' letter-spacing='.6'><text x='28' y='374'>Future Change-Makers</text>",
                "<text x='372' y='374' text-anchor='end'>Season ",
                season.toString(),
                "</text></g></g>"
            );
    }

    function _painted(
        string memory fill,
        string memory stroke,
        string memory width
    ) private pure returns (string memory) {
        return string.concat("<g fill='", fill, "' stroke='", stroke, "' stroke-width='", width, "'>");
    }

    /// @dev Repeats an open tag, each time turned by some degrees more.
    function _turned(
        string memory tag,
        uint256 times,
        uint256 step,
        uint256 start
    ) private pure returns (string memory result) {
        for (uint256 i = 0; i < times; ++i) {
            result = string.concat(result, tag, " transform='rotate(", (start + i * step).toString(), ")'/>");
        }
    }

    function _palette(uint8 badgeType) private pure returns (Palette memory) {
        if (badgeType == PARTICIPANT) return Palette("#103a30", "#b9c8bb", "#f2a51e", "#f7f2e6", "#f7f2e6");
        if (badgeType == ORGANISER) return Palette("#f2a51e", "#103a30", "#103a30", "#f7f2e6", "#1d1503");
        return Palette("#f7f2e6", "#103a30", "#103a30", "#f2a51e", "#15261f");
    }
}
