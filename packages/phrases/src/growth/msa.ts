import type { Words } from '../words.ts';
import type { enErrors } from './en.ts';

export const msaErrors: Words<typeof enErrors> = {
  rate_above_edge: 'Kadar ini mesti di bawah kelebihan rumah yang terkecil',
  must_rise: 'Setiap tahap mesti lebih tinggi daripada yang sebelumnya',
  end_before_start: 'Masa tamat mesti selepas masa mula',
  two_weeks_needed: 'Terma baharu berkuat kuasa paling awal 14 hari selepas diumumkan',
};
