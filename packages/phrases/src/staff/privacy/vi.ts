import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const vi: Words<typeof en> = {
  lifting: 'Gỡ khỏi danh sách đen',
  lift: 'Đề nghị gỡ khỏi danh sách đen',
  lift_text:
    'Một người khác quyết định. Trước đó không có gì thay đổi; sau đó hội viên có thể đăng nhập lại.',
  did_member_lifting_ask: 'Đã đề nghị gỡ khỏi danh sách đen',
  did_member_lift: 'Đã gỡ hội viên khỏi danh sách đen',
  did_member_lifting_refuse: 'Đã từ chối gỡ khỏi danh sách đen',
  detail_asked_by: 'Người đề nghị',
  deduct_asks_text:
    'Số dư tiền mặt: {{money}}. Bạn đề nghị khấu trừ; một người khác quyết định trong mục Phê duyệt, sau đó tiền mới bị trừ.',
  deduct_asked_notice: 'Đã đề nghị khấu trừ. Một người khác quyết định trong mục Phê duyệt.',
  done_deduct_asked: 'Đã đề nghị khấu trừ',
  correction: 'Khấu trừ',
  correction_waiting: '{{email}} đề nghị {{money}} lúc {{at}}; đang chờ người khác',
  correction_done: '{{asker}} đề nghị {{money}}, {{email}} khấu trừ lúc {{at}}',
  correction_refused: '{{asker}} đề nghị {{money}}, {{email}} từ chối lúc {{at}}: hồ sơ mở lại',
  adjustment_case: 'Từ một hồ sơ',
  detail_case_id: 'Hồ sơ',
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
  status_closed: 'Đã đóng',
  closed_since: 'Hội viên đóng lúc',
  reopen: 'Mở lại tài khoản',
  reopen_title: 'Mở lại tài khoản của {{account}}?',
  reopen_text: 'Chỉ khi chính hội viên yêu cầu. Tự loại trừ và giới hạn vẫn giữ nguyên.',
  reopened_notice: 'Tài khoản của {{account}} đã mở lại',
  did_member_reopen: 'Đã mở lại tài khoản hội viên',
  member_is_closed: 'Hội viên này đã đóng tài khoản.',
};

export const viErrors: Words<typeof enErrors> = {
  member_not_blacklisted: 'Hội viên này không nằm trong danh sách đen',
};
