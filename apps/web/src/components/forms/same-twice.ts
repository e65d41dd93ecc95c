import type { FieldErrorCode } from '@arara/contract/schemas';
import type { z } from 'zod';

/** Refuses a form whose secret `name` was not typed again alike. The message is the code of a phrase. */
export const sameTwice =
  <Name extends string>(name: Name) =>
  (form: Readonly<Record<Name | `${Name}_confirmation`, string>>, context: z.RefinementCtx): void => {
    const again = `${name}_confirmation` as const;
    if (form[again] === form[name]) return;
    context.addIssue({
      code: 'custom',
      path: [again],
      message: 'passwords_mismatch' satisfies FieldErrorCode,
    });
  };
