/** The same keys as the English words, in another language: a missing or a foreign key fails the build. */
export type Words<English extends Record<string, string>> = { readonly [Key in keyof English]: string };
