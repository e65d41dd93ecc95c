/** Joins the class names that are set; `undefined` when none is, so that no empty attribute is written. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
