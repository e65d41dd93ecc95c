/** Pages that anybody may see. */
export const loyaltyPages = [] as const;

/** Pages of members. */
export const loyaltyMemberPages = [] as const;
