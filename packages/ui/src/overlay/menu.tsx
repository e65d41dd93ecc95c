import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { dressLink, type LinkElement } from '../link.ts';
import styles from './menu.module.css';

export type MenuEntry =
  | {
      kind: 'action';
      key: string;
      label: ReactNode;
      icon?: ReactNode;
      isChosen?: boolean;
      isDisabled?: boolean;
      isDanger?: boolean;
      onPress: () => void;
    }
  | { kind: 'link'; key: string; label: ReactNode; icon?: ReactNode; link: LinkElement }
  | { kind: 'line'; key: string }
  | { kind: 'content'; key: string; content: ReactNode };

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  align?: 'start' | 'center' | 'end';
  /** Open from the start: its trigger was pressed before the menu had been loaded. */
  isOpenAtFirst?: boolean;
}

/** A menu hanging from a button: arrows, letters and Escape work. */
export function Menu({ trigger, entries, align = 'end', isOpenAtFirst = false }: MenuProps) {
  return (
    // Not modal: a modal menu holds the page with a style element, which our Content-Security-Policy refuses.
    <DropdownMenu.Root modal={false} defaultOpen={isOpenAtFirst}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align={align} sideOffset={8} collisionPadding={12}>
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'line':
      return <DropdownMenu.Separator className={styles.line} />;
    case 'content':
      return <div className={styles.content}>{entry.content}</div>;
    case 'link':
      return (
        <DropdownMenu.Item asChild>
          {dressLink(entry.link, {
            className: styles.item,
            children: (
              <>
                {entry.icon}
                <span className={styles.label}>{entry.label}</span>
              </>
            ),
          })}
        </DropdownMenu.Item>
      );
    case 'action':
      return (
        <DropdownMenu.Item
          className={styles.item}
          data-danger={entry.isDanger === true}
          disabled={entry.isDisabled === true}
          onSelect={entry.onPress}
        >
          {entry.icon}
          <span className={styles.label}>{entry.label}</span>
          {entry.isChosen && <Check className={styles.chosen} size={18} aria-hidden="true" />}
        </DropdownMenu.Item>
      );
  }
}
