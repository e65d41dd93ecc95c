/** Pages that anybody may see. */
export const platformsPages = [] as const;

/** Pages of members. */
export const platformsMemberPages = [] as const;
