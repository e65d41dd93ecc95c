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
};

export const viErrors: Words<typeof enErrors> = {
  transfer_too_fresh: 'Giao dịch này gửi đi chưa đủ {{hours}} giờ',
  transfer_known: 'Nền tảng vừa báo kết quả của giao dịch này và đã được ghi sổ',
  transfer_under_way: 'Nền tảng đang được hỏi về giao dịch này. Hãy thử lại sau giây lát',
};
