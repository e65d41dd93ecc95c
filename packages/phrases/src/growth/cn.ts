import type { Words } from '../words.ts';
import type { enErrors } from './en.ts';

export const cnErrors: Words<typeof enErrors> = {
  sent_already: '这已按之前的内容发送。您之后的修改没有发送：请先查看列表，再重新撰写',
  rate_above_edge: '该比例必须低于最小的庄家优势',
  must_rise: '每一档必须高于前一档',
  must_be_above_zero: '必须大于零',
  pays_nothing: '按此数值，奖励将为零',
  step_above_deposit: '不能高于最低充值金额',
  end_before_start: '结束时间必须晚于开始时间',
  two_weeks_needed: '新条款最早在公布 14 天后生效',
};
