import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BookOpen,
  ChartColumn,
  Dices,
  FileText,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  ShieldAlert,
  Signature,
  UserCog,
  Users,
} from 'lucide-react';
import { useCanAccessResources } from 'react-admin';
import type { RoomName } from '../../components/room.tsx';

export interface Room {
  readonly name: RoomName;
  readonly Icon: LucideIcon;
}

const rooms: readonly Room[] = [
  { name: 'reports', Icon: ChartColumn },
  { name: 'withdrawals', Icon: ArrowUpFromLine },
  { name: 'queues', Icon: ListChecks },
  { name: 'support', Icon: LifeBuoy },
  { name: 'deposits', Icon: ArrowDownToLine },
  { name: 'ledger', Icon: BookOpen },
  { name: 'members', Icon: Users },
  { name: 'cases', Icon: ShieldAlert },
  { name: 'chat', Icon: MessagesSquare },
  { name: 'games', Icon: Dices },
  { name: 'growth', Icon: Megaphone },
  { name: 'requests', Icon: Signature },
  { name: 'team', Icon: UserCog },
  { name: 'audit', Icon: FileText },
];

const roomNames = rooms.map((room) => room.name);

/** The rooms this session's role may enter; undefined while that is being asked. */
export function useRooms(): readonly Room[] | undefined {
  const { canAccess } = useCanAccessResources({ action: 'list', resources: roomNames });
  return canAccess && rooms.filter((room) => canAccess[room.name]);
}
