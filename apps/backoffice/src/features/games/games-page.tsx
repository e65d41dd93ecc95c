import { Box } from '@mui/material';
import type { ComponentType } from 'react';
import { useCanAccess, useNavigate, useParams } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { NoAccess } from '../../components/no-access.tsx';
import { NotFoundPage } from '../../components/not-found-page.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Room } from '../../components/room.tsx';
import { useT } from '../../lib/words.ts';
import { CataloguePart } from './catalogue-part.tsx';
import { LivePart } from './live-part.tsx';
import { OpenPart } from './open-part.tsx';
import { PlatformsPart } from './platforms-part.tsx';
import { ReturnsPart } from './returns-part.tsx';

const parts = {
  catalogue: CataloguePart,
  returns: ReturnsPart,
  open: OpenPart,
  platforms: PlatformsPart,
  live: LivePart,
} as const satisfies Record<string, ComponentType>;

type PartName = keyof typeof parts;
const names = Object.keys(parts) as PartName[];

/** The games, a part at a time: those that the role may see; the part stands in the address. */
export function GamesPage() {
  const t = useT();
  const navigate = useNavigate();
  const { id = 'catalogue' } = useParams();
  const { canAccess: maySeeReturns, isPending } = useCanAccess({ resource: 'games', action: 'returns' });
  const { canAccess: maySeeRounds } = useCanAccess({ resource: 'games', action: 'rounds' });
  const part = names.find((name) => name === id);
  if (!part) return <NotFoundPage />;
  if (isPending) return null;
  const isShown = {
    catalogue: true,
    returns: maySeeReturns,
    open: maySeeRounds,
    platforms: true,
    live: true,
  };
  const Part = parts[part];
  if (!isShown[part]) return <NoAccess />;
  return (
    <Room name="games">
      <PageHead title={t(`games_${part}`)} hint={t(`games_${part}_hint`)} />
      <Box sx={{ mb: 2 }}>
        <ChoiceChips
          label={t('games_parts')}
          value={part}
          choices={names
            .filter((name) => isShown[name])
            .map((value) => ({ value, text: t(`games_${value}`) }))}
          onChange={(next) => navigate(`/games/${next}`)}
        />
      </Box>
      <Part key={part} />
    </Room>
  );
}
