import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const vi: Words<typeof en> = {
  data_title: 'Dữ liệu của bạn',
  download: 'Tải dữ liệu của tôi',
  download_short: 'Tải xuống',
  download_about: 'Một tệp gồm mọi thứ của bạn ở đây',
  download_text:
    'Thông tin đăng ký, lượt đăng nhập, nạp, rút, sao kê, ván chơi, giới hạn và tin nhắn trong một tệp JSON. Hãy giữ kỹ: ai có tệp này đều đọc được tất cả.',
  download_started: 'Đã bắt đầu tải xuống',
  close: 'Đóng tài khoản',
  close_short: 'Đóng',
  close_about: 'Đóng vĩnh viễn, trên mọi thiết bị',
  close_title: 'Đóng tài khoản của bạn?',
  close_before:
    'Trước hết hãy rút tiền, kết thúc các ván và tiền thưởng: còn việc dở dang thì tài khoản không đóng được.',
  close_sessions: 'Mọi phiên kết thúc và không ai đăng nhập vào tài khoản được nữa.',
  close_news: 'Chúng tôi không gửi tin tức hay ưu đãi nữa.',
  close_kept: 'Chúng tôi giữ hồ sơ ít nhất năm năm theo luật. CPF của bạn không mở được tài khoản khác.',
  close_excluded: 'Việc tự loại trừ vẫn có hiệu lực đến hết hạn.',
  closed: 'Đã đóng tài khoản',
  closed_text: 'Nếu muốn quay lại, hãy liên hệ hỗ trợ.',
};

export const viErrors: Words<typeof enErrors> = {
  account_closed: 'Tài khoản này đã đóng. Để quay lại, hãy liên hệ hỗ trợ',
  account_has_withdrawal: 'Có lệnh rút tiền đang xử lý: hãy chờ hoặc hủy lệnh',
  account_has_round: 'Có ván đang mở: hãy chơi xong trước',
  account_has_bonus: 'Có tiền thưởng đang hoạt động: hãy hoàn thành hoặc từ bỏ trước',
  account_has_money: 'Tài khoản vẫn còn tiền: hãy rút trước',
};
