/** Pages that anybody may see. */
export const ordersPages = [] as const;

/** Pages of members. */
export const ordersMemberPages = [] as const;
