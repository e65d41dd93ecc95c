import type { Words } from '../words.ts';
import type { enErrors } from './en.ts';

export const cnErrors: Words<typeof enErrors> = {
  rate_above_edge: '该比例必须低于最小的庄家优势',
  must_rise: '每一档必须高于前一档',
  end_before_start: '结束时间必须晚于开始时间',
  two_weeks_needed: '新条款最早在公布 14 天后生效',
};
