/** Pages that anybody may see. */
export const protectionPages = [] as const;

/** Pages of members. */
export const protectionMemberPages = [] as const;
