import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const ch: Words<typeof en> = {
  lifting: '解除黑名單',
  lift: '申請解除黑名單',
  lift_title: '要將 {{account}} 移出黑名單嗎？',
  lift_text: '由另一人決定。在此之前一切不變；核准後會員可重新登入。',
  lift_asked: '已提交申請，由另一人在此處或「案件」中決定。',
  lift_by: '{{email}} 於 {{at}} 申請：{{reason}}',
  lift_decided_by: '由 {{email}} 於 {{at}} 決定',
  lift_waiting: '等待另一人',
  lift_done: '已移出黑名單',
  lift_refused: '已拒絕：仍在黑名單',
  lift_approve: '移出黑名單',
  lift_refuse: '保留在黑名單',
  did_member_lifting_ask: '申請解除黑名單',
  did_member_lift: '將會員移出了黑名單',
  did_member_lifting_refuse: '拒絕解除黑名單',
  detail_asked_by: '申請人',
  deduct_asks_text: '現金餘額：{{money}}。您申請扣款，由另一人在「餘額調整」中決定，之後才會扣款。',
  deduct_asked_notice: '已申請扣款，由另一人在「餘額調整」中決定。',
  done_deduct_asked: '已申請扣款',
  correction: '扣款',
  correction_waiting: '{{email}} 於 {{at}} 申請 {{money}}，等待另一人',
  correction_done: '{{asker}} 申請 {{money}}，{{email}} 於 {{at}} 執行扣款',
  correction_refused: '{{asker}} 申請 {{money}}，{{email}} 於 {{at}} 拒絕：案件已重新開啟',
  adjustment_case: '來自案件',
  detail_case_id: '案件',
};

export const chErrors: Words<typeof enErrors> = {
  lifting_unknown: '此解除黑名單申請不存在',
  member_not_blacklisted: '該會員不在黑名單中',
  lifting_waits: '已有申請在等待另一人決定',
};
