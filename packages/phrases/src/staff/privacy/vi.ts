import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const vi: Words<typeof en> = {
  lifting: 'Gỡ khỏi danh sách đen',
  lift: 'Đề nghị gỡ khỏi danh sách đen',
  lift_title: 'Gỡ {{account}} khỏi danh sách đen?',
  lift_text:
    'Một người khác quyết định. Trước đó không có gì thay đổi; sau đó hội viên có thể đăng nhập lại.',
  lift_asked: 'Đã đề nghị. Một người khác quyết định tại đây hoặc trong mục Vụ việc.',
  lift_by: '{{email}} đề nghị lúc {{at}}: {{reason}}',
  lift_decided_by: '{{email}} quyết định lúc {{at}}',
  lift_waiting: 'Chờ người khác',
  lift_done: 'Đã gỡ khỏi danh sách đen',
  lift_refused: 'Đã từ chối: vẫn trong danh sách đen',
  lift_approve: 'Gỡ khỏi danh sách đen',
  lift_refuse: 'Giữ trong danh sách đen',
  did_member_lifting_ask: 'Đã đề nghị gỡ khỏi danh sách đen',
  did_member_lift: 'Đã gỡ hội viên khỏi danh sách đen',
  did_member_lifting_refuse: 'Đã từ chối gỡ khỏi danh sách đen',
  detail_asked_by: 'Người đề nghị',
  deduct_asks_text:
    'Số dư tiền mặt: {{money}}. Bạn đề nghị khấu trừ; một người khác quyết định trong mục Điều chỉnh, sau đó tiền mới bị trừ.',
  deduct_asked_notice: 'Đã đề nghị khấu trừ. Một người khác quyết định trong mục Điều chỉnh.',
  done_deduct_asked: 'Đã đề nghị khấu trừ',
  correction: 'Khấu trừ',
  correction_waiting: '{{email}} đề nghị {{money}} lúc {{at}}; đang chờ người khác',
  correction_done: '{{asker}} đề nghị {{money}}, {{email}} khấu trừ lúc {{at}}',
  correction_refused: '{{asker}} đề nghị {{money}}, {{email}} từ chối lúc {{at}}: vụ việc mở lại',
  adjustment_case: 'Từ một vụ việc',
  detail_case_id: 'Vụ việc',
  looks: 'Lượt xem',
  looks_none: 'Không gồm lượt xem',
  looks_all: 'Gồm lượt xem',
  looks_only: 'Chỉ lượt xem',
  did_look: 'Đã xem: {{what}}',
  look_standing: 'Giới hạn, tạm dừng và quan hệ',
  look_open_rounds: 'Ván đang mở',
  look_agents: 'Đại lý trong báo cáo',
  look_letters: 'Tin nhắn gửi hội viên',
  detail_state: 'Trạng thái',
  detail_after: 'Sau',
  detail_range: 'Khoảng thời gian',
  detail_figure: 'Chỉ số',
};

export const viErrors: Words<typeof enErrors> = {
  lifting_unknown: 'Không có đề nghị gỡ khỏi danh sách đen này',
  member_not_blacklisted: 'Hội viên này không nằm trong danh sách đen',
  lifting_waits: 'Đã có một đề nghị đang chờ người khác',
};
