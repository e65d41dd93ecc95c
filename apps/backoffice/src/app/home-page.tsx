import { Navigate } from 'react-admin';
import { NoAccess } from '../components/no-access.tsx';
import { useRooms } from './layout/rooms.ts';

/** The first room the role may enter. */
export function HomePage() {
  const rooms = useRooms();
  if (!rooms) return null;
  const [first] = rooms;
  return first ? <Navigate to={`/${first.name}`} replace /> : <NoAccess />;
}
