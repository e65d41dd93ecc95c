import { useCallback } from 'react';
import { useCanAccess, useDataProvider, useNavigate } from 'react-admin';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Opens the round whose id a text is, as its player saw it; any other text leads nowhere. */
export function useRoundJump(): (text: string) => Promise<void> {
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const { canAccess: mayRecall } = useCanAccess({ resource: 'rounds', action: 'list' });
  return useCallback(
    async (text) => {
      if (!mayRecall || !uuid.test(text)) return;
      // Most ids are no round's: then the list tells whose they are.
      const owner = await dataProvider.getOne('round_owner', { id: text.toLowerCase() }).catch(() => null);
      if (owner) navigate(`/members/${owner.data.member_id}?round=${owner.data.id}`);
    },
    [mayRecall, navigate, dataProvider],
  );
}
