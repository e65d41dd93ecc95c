import type { Words } from '../words.ts';
import type { enErrors } from './en.ts';

export const idErrors: Words<typeof enErrors> = {
  sent_already:
    'Ini sudah terkirim seperti isi sebelumnya. Perubahan Anda setelah itu tidak terkirim: lihat daftarnya sebelum menulis lagi',
  rate_above_edge: 'Persentase ini harus di bawah keunggulan bandar yang terkecil',
  must_rise: 'Setiap tingkat harus lebih tinggi dari sebelumnya',
  must_be_above_zero: 'Harus lebih dari nol',
  pays_nothing: 'Dengan angka ini hadiahnya menjadi nol',
  step_above_deposit: 'Tidak boleh melebihi deposit minimum',
  end_before_start: 'Waktu berakhir harus setelah waktu mulai',
  two_weeks_needed: 'Ketentuan baru paling cepat berlaku 14 hari setelah diumumkan',
};
