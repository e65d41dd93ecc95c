import { Box, Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { isPeriod, type Period, type Preset, periodOf, presetOf, presets } from '../lib/period.ts';
import { useT } from '../lib/words.ts';
import { ChoiceChips } from './choice-chips.tsx';

interface PeriodChoiceProps {
  readonly today: string;
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

/** The usual stretches of days, and any other by its two dates. */
export function PeriodChoice({ today, period, onPeriod }: PeriodChoiceProps) {
  const t = useT();
  const preset = presetOf(period, today);
  const [isOpen, setIsOpen] = useState(preset === null);
  const choose = (value: Preset | 'own') => {
    setIsOpen(value === 'own');
    if (value !== 'own') onPeriod(periodOf(value, today));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ChoiceChips<Preset | 'own'>
        label={t('period')}
        value={isOpen ? 'own' : (preset ?? 'own')}
        choices={[...presets, 'own' as const].map((value) => ({ value, text: t(`period_${value}`) }))}
        onChange={choose}
      />
      {isOpen && (
        <OwnDates key={`${period.from} ${period.to}`} today={today} period={period} onPeriod={onPeriod} />
      )}
    </Box>
  );
}

function OwnDates({ today, period, onPeriod }: PeriodChoiceProps) {
  const t = useT();
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const isFit = isPeriod(from, to);
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (isFit) onPeriod({ from, to });
  };
  const field = (label: string, value: string, onChange: (day: string) => void) => (
    <TextField
      type="date"
      size="small"
      label={label}
      value={value}
      error={!isFit}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
    />
  );
  return (
    <Box component="form" onSubmit={show} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 0.5 }}>
      {field(t('period_from'), from, setFrom)}
      {field(t('period_to'), to, setTo)}
      <Button type="submit" disabled={!isFit}>
        {t('period_show')}
      </Button>
      {!isFit && (
        <Box role="alert" sx={{ alignSelf: 'center', color: 'error.main' }}>
          {t('period_wrong')}
        </Box>
      )}
    </Box>
  );
}
