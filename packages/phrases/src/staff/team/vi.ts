import type { Words } from '../../words.ts';
import type { en } from './en.ts';

export const vi: Words<typeof en> = {
  own_password: 'Mật khẩu của tôi',
  own_password_title: 'Đặt mật khẩu của riêng bạn',
  own_password_text:
    'Người khác đã thấy mật khẩu bạn vừa dùng để đăng nhập. Mật khẩu đó không mở được trang quản trị lần nữa: hãy đặt mật khẩu chỉ mình bạn biết.',
  own_password_change_text: 'Các phiên khác đang mở của bạn sẽ kết thúc.',
  own_password_old: 'Mật khẩu hiện tại',
  own_password_new: 'Mật khẩu mới, từ 10 ký tự trở lên',
  own_password_set: 'Đặt mật khẩu',
  own_password_done: 'Đã đổi mật khẩu của bạn',
  told_title: 'Mật khẩu của {{email}}',
  told_text:
    'Chỉ hiển thị lần này và chỉ dùng được cho một lần đăng nhập: ai đăng nhập bằng mật khẩu này phải đặt mật khẩu riêng trước tiên.',
  told_copy: 'Sao chép',
  told_copied: 'Đã sao chép',
  told_noted: 'Tôi đã chuyển lại mật khẩu',
  team_reset: 'Cấp mật khẩu mới',
  team_reset_title: 'Cấp mật khẩu mới cho {{email}}?',
  team_reset_text:
    'Mọi phiên của tài khoản này kết thúc. Trong 30 ngày, bạn và người này không thể cùng duyệt.',
  team_role_title: '{{email}}: từ {{from}} sang {{to}}?',
  team_role_text:
    'Mọi phiên của tài khoản này kết thúc. Trong 30 ngày, bạn và người này không thể cùng duyệt.',
  team_role_change: 'Đổi vai trò',
  team_close_title: 'Đóng tài khoản của {{email}}?',
  team_close_text: 'Mọi phiên kết thúc, và không ai đăng nhập được bằng tài khoản này cho đến khi mở lại.',
  team_open_title: 'Mở lại tài khoản của {{email}}?',
  team_open_text: 'Người này đăng nhập lại được bằng mật khẩu và vai trò trước đây.',
  two_factor_forget_title: 'Gỡ ứng dụng xác thực của {{email}}?',
  two_factor_forget_text: 'Từ đó chỉ cần mật khẩu là vào được tài khoản này, cho đến khi gắn lại ứng dụng.',
  did_staff_password_change: 'Đổi mật khẩu của mình',
  detail_from_role: 'Vai trò trước',
  detail_is_active: 'Đang mở',
  detail_forgot_two_factor: 'Đã gỡ ứng dụng',
};
