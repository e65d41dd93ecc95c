/** Failures of races and their HTTP status. */
export const racesErrors = {
  race_unknown: 404,
  race_on_already: 409,
  race_over_budget: 422,
} as const satisfies Record<string, number>;
