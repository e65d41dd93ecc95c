import { information } from '@arara/contract';
import { Avatar, Skeleton } from '@arara/ui';
import { useCall } from '../lib/use-call.ts';

/** The picture a member has chosen, or was given; an empty place of its size until it is known. */
export function MemberFace({ memberId, size, label }: { memberId: string; size: number; label?: string }) {
  const { data, isError } = useCall(
    information.profilePictureOf,
    { member_id: memberId },
    { enabled: memberId !== '', staleTime: 10 * 60_000 },
  );
  if (!data && !isError) return <Skeleton width={size} height={size} radius="50%" />;
  return <Avatar seed={memberId} size={size} {...(data && { src: data.url })} {...(label && { label })} />;
}
