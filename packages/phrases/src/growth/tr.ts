import type { Words } from '../words.ts';
import type { enErrors } from './en.ts';

export const trErrors: Words<typeof enErrors> = {
  rate_above_edge: 'Bu oran en küçük kasa avantajının altında kalmalı',
  must_rise: 'Her basamak bir öncekinden yüksek olmalı',
  end_before_start: 'Bitiş, başlangıçtan sonra olmalı',
  two_weeks_needed: 'Yeni koşullar duyurudan en erken 14 gün sonra yürürlüğe girer',
};
