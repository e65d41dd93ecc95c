import { useEditOf } from '../../lib/use-edit.ts';

/** Saves an edit of a part of growth by its name. */
export const useEdit = (options?: Parameters<typeof useEditOf>[1]) => useEditOf('growth', options);
