/** Pages that anybody may see. */
export const informationPages = [] as const;

/** Pages of members. */
export const informationMemberPages = [] as const;
