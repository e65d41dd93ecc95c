import {
  ArrowDownToLine,
  ArrowUpFromLine,
  FileText,
  type LucideIcon,
  ShieldAlert,
  Users,
} from 'lucide-react';
import { useCanAccessResources } from 'react-admin';

export interface Room {
  readonly name: 'withdrawals' | 'deposits' | 'members' | 'cases' | 'audit';
  readonly Icon: LucideIcon;
}

const rooms: readonly Room[] = [
  { name: 'withdrawals', Icon: ArrowUpFromLine },
  { name: 'deposits', Icon: ArrowDownToLine },
  { name: 'members', Icon: Users },
  { name: 'cases', Icon: ShieldAlert },
  { name: 'audit', Icon: FileText },
];

const roomNames = rooms.map((room) => room.name);

/** The rooms this session's role may enter; undefined while that is being asked. */
export function useRooms(): readonly Room[] | undefined {
  const { canAccess } = useCanAccessResources({ action: 'list', resources: roomNames });
  return canAccess && rooms.filter((room) => canAccess[room.name]);
}
