/** Platforms. */
export const en = {};

/** What can fail in platforms. */
export const enErrors = {};
