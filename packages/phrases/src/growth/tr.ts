import type { Words } from '../words.ts';
import type { enErrors } from './en.ts';

export const trErrors: Words<typeof enErrors> = {
  sent_already:
    'Bu, önceki haliyle zaten gönderildi. Sonradan yaptığınız değişiklikler gönderilmedi: yeniden yazmadan önce listeye bakın',
  rate_above_edge: 'Bu oran en küçük kasa avantajının altında kalmalı',
  must_rise: 'Her basamak bir öncekinden yüksek olmalı',
  must_be_above_zero: 'Sıfırdan büyük olmalı',
  pays_nothing: 'Bu değerle ödül sıfır olur',
  step_above_deposit: 'En düşük yatırımı aşmamalı',
  end_before_start: 'Bitiş, başlangıçtan sonra olmalı',
  two_weeks_needed: 'Yeni koşullar duyurudan en erken 14 gün sonra yürürlüğe girer',
};
