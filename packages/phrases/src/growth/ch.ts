import type { Words } from '../words.ts';
import type { enErrors } from './en.ts';

export const chErrors: Words<typeof enErrors> = {
  sent_already: '這已按先前的內容送出。您之後的修改並未送出：請先查看清單，再重新撰寫',
  rate_above_edge: '此比例必須低於最小的莊家優勢',
  must_rise: '每一級必須高於前一級',
  must_be_above_zero: '必須大於零',
  pays_nothing: '依此數值，獎勵將為零',
  step_above_deposit: '不能高於最低儲值金額',
  end_before_start: '結束時間必須晚於開始時間',
  two_weeks_needed: '新條款最快於公布 14 天後生效',
};
