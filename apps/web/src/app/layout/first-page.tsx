import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { PageSkeleton } from '../page-skeleton.tsx';

let hasStarted = false;

/** The first page comes after the frame around it, and in slices: bars can be touched while it is being drawn. */
export function FirstPage({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(hasStarted);
  useEffect(() => {
    hasStarted = true;
    startTransition(() => setDue(true));
  }, []);
  return isDue ? children : <PageSkeleton />;
}
