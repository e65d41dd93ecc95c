import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const cn: Words<typeof en> = {
  lifting: '解除黑名单',
  lift: '申请解除黑名单',
  lift_title: '要将 {{account}} 移出黑名单吗？',
  lift_text: '由另一人决定。在此之前一切不变；批准后会员可重新登录。',
  lift_asked: '已提交申请，由另一人在此处或「案件」中决定。',
  lift_by: '{{email}} 于 {{at}} 申请：{{reason}}',
  lift_decided_by: '由 {{email}} 于 {{at}} 决定',
  lift_waiting: '等待另一人',
  lift_done: '已移出黑名单',
  lift_refused: '已拒绝：仍在黑名单',
  lift_approve: '移出黑名单',
  lift_refuse: '保留在黑名单',
  did_member_lifting_ask: '申请解除黑名单',
  did_member_lift: '将会员移出了黑名单',
  did_member_lifting_refuse: '拒绝解除黑名单',
  detail_asked_by: '申请人',
  deduct_asks_text: '现金余额：{{money}}。您申请扣款，由另一人在「余额调整」中决定，之后才会扣款。',
  deduct_asked_notice: '已申请扣款，由另一人在「余额调整」中决定。',
  done_deduct_asked: '已申请扣款',
  correction: '扣款',
  correction_waiting: '{{email}} 于 {{at}} 申请 {{money}}，等待另一人',
  correction_done: '{{asker}} 申请 {{money}}，{{email}} 于 {{at}} 执行扣款',
  correction_refused: '{{asker}} 申请 {{money}}，{{email}} 于 {{at}} 拒绝：案件已重新打开',
  adjustment_case: '来自案件',
  detail_case_id: '案件',
};

export const cnErrors: Words<typeof enErrors> = {
  lifting_unknown: '此解除黑名单申请不存在',
  member_not_blacklisted: '该会员不在黑名单中',
  lifting_waits: '已有申请在等待另一人决定',
};
