/** How many comments a home shows. */
export const newestPlaced = { limit: 3 };
