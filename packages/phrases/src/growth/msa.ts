import type { Words } from '../words.ts';
import type { enErrors } from './en.ts';

export const msaErrors: Words<typeof enErrors> = {
  sent_already:
    'Ini sudah dihantar seperti isi sebelumnya. Perubahan anda selepas itu tidak dihantar: lihat senarai sebelum menulis semula',
  rate_above_edge: 'Kadar ini mesti di bawah kelebihan rumah yang terkecil',
  must_rise: 'Setiap tahap mesti lebih tinggi daripada yang sebelumnya',
  must_be_above_zero: 'Mesti lebih daripada sifar',
  pays_nothing: 'Dengan angka ini, ganjarannya menjadi sifar',
  step_above_deposit: 'Tidak boleh melebihi deposit minimum',
  end_before_start: 'Masa tamat mesti selepas masa mula',
  two_weeks_needed: 'Terma baharu berkuat kuasa paling awal 14 hari selepas diumumkan',
};
