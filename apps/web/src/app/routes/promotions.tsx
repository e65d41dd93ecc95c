/** Pages that anybody may see. */
export const promotionsPages = [] as const;

/** Pages of members. */
export const promotionsMemberPages = [] as const;
