import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const vi: Words<typeof en> = {
  request_transfer: 'Kết quả giao dịch chuyển tiền',
  title_transfer: 'Tuyên bố kết quả giao dịch chuyển tiền này?',
  approve_transfer: 'Tuyên bố',
  about_transfer_in_done: '{{money}} của {{account}} đã đến {{platform}}. Số tiền được tính là đang ở đó.',
  about_transfer_in_failed: '{{money}} của {{account}} chưa hề đến {{platform}}. Số tiền trở về số dư.',
  about_transfer_out_done: '{{money}} của {{account}} đã rời {{platform}}. Số tiền vào số dư.',
  about_transfer_out_failed:
    '{{money}} của {{account}} chưa hề rời {{platform}}. Số tiền vẫn được tính là đang ở đó.',
  platform_said_not_connected: 'Lúc đề nghị, nền tảng không được kết nối.',
  platform_said_no_answer: 'Lúc đề nghị, nền tảng không cho biết gì về giao dịch này.',
  platform_said_something_else: 'Lúc đề nghị, nền tảng báo một giao dịch khác với mã này.',
  platform_said_player_unknown: 'Lúc đề nghị, nền tảng nói không có người chơi này.',
  declared_done: 'Đã thực hiện',
  declared_failed: 'Không thực hiện',
  declare_transfer_title: 'Giao dịch chuyển tiền này kết thúc thế nào?',
  declare_transfer_text:
    'Chỉ dựa trên giấy tờ của nền tảng hoặc của bên thanh lý nền tảng. Nếu còn kết nối, nền tảng được hỏi thêm một lần ngay bây giờ; người thứ hai quyết định.',
  declare_transfer_what: 'Giấy tờ cho thấy',
  declare_transfer_evidence: 'Số sao kê hoặc công văn',
  did_platform_transfer_declare_ask: 'Đề nghị tuyên bố kết quả giao dịch chuyển tiền',
  did_platform_transfer_declare: 'Đã tuyên bố kết quả giao dịch chuyển tiền',
  did_platform_transfer_declare_refuse: 'Từ chối tuyên bố kết quả giao dịch chuyển tiền',
  detail_platform_said: 'Nền tảng nói',
  detail_platform: 'Nền tảng',
  detail_direction: 'Chiều chuyển',
  direction_in: 'Sang nền tảng',
  direction_out: 'Từ nền tảng về',
  request_left_behind: 'Tiền để lại ở nền tảng',
  title_left_behind: 'Xử lý số tiền {{account}} để lại ở {{platform}}?',
  approve_left_behind: 'Thực hiện',
  about_left_behind_paid:
    'Nhà cái trả {{money}} vào số dư của {{account}}, ghi là khoản lỗ với {{platform}}. Hội viên được báo.',
  about_left_behind_lost:
    '{{money}} của {{account}} ở {{platform}} được tính là đã mất. Hội viên được báo và không nhận được gì.',
  declared_left_paid: 'Nhà cái trả',
  declared_left_lost: 'Xóa sổ',
  did_platform_left_behind_ask: 'Đề nghị xử lý tiền để lại ở nền tảng',
  did_platform_left_behind: 'Đã xử lý tiền để lại ở nền tảng',
  did_platform_left_behind_refuse: 'Từ chối xử lý tiền để lại ở nền tảng',
  left_behind: 'Tiền để lại ở nền tảng không còn nữa',
  left_behind_hint:
    'Số dư được biết lần cuối của hội viên ở nền tảng không còn kết nối, không trả lời hoặc không còn biết hội viên. Hai người quyết định: nhà cái trả, hoặc xóa sổ khi có chứng từ.',
  left_behind_none: 'Không có tiền nào để lại ở nền tảng',
  left_behind_forgotten: 'Không có tài khoản ở đó',
  left_behind_told: 'Được biết lần cuối',
  left_behind_end: 'Quyết định',
  left_behind_end_title: 'Xử lý thế nào {{money}} của {{account}} ở {{platform}}?',
  left_behind_end_text:
    'Chỉ khi không thể đưa tiền về được nữa. Nếu còn kết nối, nền tảng được hỏi thêm một lần ngay bây giờ; người thứ hai quyết định, và hội viên được báo bằng tin nhắn và email.',
  left_behind_what: 'Cách xử lý',
  left_behind_evidence: 'Số công văn của tòa án hoặc bên thanh lý, hoặc sao kê cuối cùng',
  left_behind_came_back: 'Có lại ở đó',
  left_behind_made_good: 'Nhà cái đã trả {{money}}; nền tảng lại có tiền của hội viên này',
  ledger_account_platform_losses: 'Lỗ với nền tảng',
  move_platform_loss_paid: 'Trả thay nền tảng',
  look_left_behind: 'Tiền để lại ở nền tảng',
};

export const viErrors: Words<typeof enErrors> = {
  transfer_too_fresh: 'Giao dịch này gửi đi chưa đủ {{hours}} giờ',
  transfer_known: 'Nền tảng vừa báo kết quả của giao dịch này và đã được ghi sổ',
  transfer_under_way: 'Nền tảng đang được hỏi về giao dịch này. Hãy thử lại sau giây lát',
  left_behind_unknown: 'Hội viên này không để lại gì ở đó',
  left_behind_too_fresh: 'Số dư ở đó được báo chưa đủ {{hours}} giờ',
  platform_answers: 'Nền tảng có trả lời: tiền ở đó có thể đưa về',
};
