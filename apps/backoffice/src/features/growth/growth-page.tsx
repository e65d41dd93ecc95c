import { Box } from '@mui/material';
import type { ComponentType } from 'react';
import { useNavigate, useParams } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { NotFoundPage } from '../../components/not-found-page.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Room } from '../../components/room.tsx';
import { useT } from '../../lib/words.ts';
import { AgencyTables } from './agency-tables.tsx';
import { Banners } from './banners.tsx';
import { Letters } from './letters.tsx';
import { News } from './news.tsx';
import { Promotions } from './promotions.tsx';
import { Races } from './races.tsx';
import { SiteContent } from './site-content.tsx';
import { Terms } from './terms.tsx';
import { VipTables } from './vip-tables.tsx';

const parts = {
  promotions: Promotions,
  races: Races,
  vip: VipTables,
  agency: AgencyTables,
  news: News,
  letters: Letters,
  banners: Banners,
  site: SiteContent,
  terms: Terms,
} as const satisfies Record<string, ComponentType>;

type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

/** Everything that brings players and keeps them, a part at a time; the part stands in the address. */
export function GrowthPage() {
  const t = useT();
  const navigate = useNavigate();
  const { id = 'promotions' } = useParams();
  const part = names.find((name) => name === id);
  if (!part) return <NotFoundPage />;
  const Shown = parts[part];
  return (
    <Room name="growth">
      <PageHead title={t(`growth_${part}`)} hint={t(`growth_${part}_hint`)} />
      <Box sx={{ mb: 2 }}>
        <ChoiceChips
          label={t('growth_parts')}
          value={part}
          choices={names.map((value) => ({ value, text: t(`growth_${value}`) }))}
          onChange={(next) => navigate(`/growth/${next}`)}
        />
      </Box>
      <Shown key={part} />
    </Room>
  );
}
