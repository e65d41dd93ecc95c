import type { House } from '../../../house.ts';
import type { NamingFile } from '../../../plugins/looks.ts';

/** Whom a file names. */
export interface FileNames {
  /** Before a part of the file: whose names would stand in it. */
  ask(memberIds: readonly string[]): Promise<void>;
  /** The name of a member, or nothing. */
  of(memberId: string, account: string): string;
  /** The file has left, or broke off. */
  end(): void;
}

/**
 * As many members as its account may still be shown within the hour; of the others a file has the id alone. What it counts is whole, and
 * who has got hold of a password does not carry the names of all away in one file.
 */
export function fileNames(house: House, file: NamingFile): FileNames {
  const named = new Set<string>();
  return {
    ask: async (memberIds) => {
      const others = [...new Set(memberIds)].filter((id) => !named.has(id));
      if (others.length === 0) return;
      const many = await house.looks.mayName(file, others.length);
      for (const id of others.slice(0, many)) named.add(id);
    },
    of: (memberId, account) => (named.has(memberId) ? account : ''),
    end: () => house.looks.sawFile(file, named.size),
  };
}
