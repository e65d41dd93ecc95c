/** Pages that anybody may see. */
export const agencyPages = [] as const;

/** Pages of members. */
export const agencyMemberPages = [] as const;
