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
  close_kept:
    'Chúng tôi giữ hồ sơ ít nhất năm năm theo luật, sau đó xóa những gì cho biết bạn là ai. Đến lúc đó, CPF của bạn không mở được tài khoản khác.',
  close_excluded: 'Việc tự loại trừ vẫn có hiệu lực đến hết hạn.',
  closed: 'Đã đóng tài khoản',
  closed_text: 'Nếu muốn quay lại, hãy liên hệ hỗ trợ.',
  mail_kept:
    'Chúng tôi giữ trong {{years}} năm những gì luật yêu cầu: thông tin đăng ký, nạp, rút, cược và hồ sơ tài khoản. Sau đó chúng tôi xóa những gì cho biết bạn là ai, trừ khi luật hoặc việc chưa xong đòi hỏi lâu hơn. Đến lúc đó, CPF của bạn không mở được tài khoản khác.',
  mail_back: 'Nếu muốn quay lại trước lúc đó, hãy viết cho hỗ trợ: {{support}}',
  mail_money: 'Số tiền này vẫn là của bạn. Để nhận tiền, hãy viết cho hỗ trợ: {{support}}',
  mail_closed_ignore: 'Nếu không phải bạn, hãy viết ngay cho hỗ trợ.',
  mail_reopened: 'Khi tài khoản còn mở thì không xóa gì. Tin tức và ưu đãi vẫn tắt cho đến khi bạn bật lại.',
};

export const viErrors: Words<typeof enErrors> = {
  account_closed: 'Tài khoản này đã đóng. Để quay lại, hãy liên hệ hỗ trợ',
  account_erased: 'Tài khoản này đã bị xóa',
  account_has_withdrawal: 'Có lệnh rút tiền đang xử lý: hãy chờ hoặc hủy lệnh',
  account_has_round: 'Có ván đang mở: hãy chơi xong trước',
  account_has_bonus: 'Có tiền thưởng đang hoạt động: hãy hoàn thành hoặc từ bỏ trước',
  account_has_money: 'Tài khoản vẫn còn tiền: hãy rút trước',
};
