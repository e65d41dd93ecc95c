import type { SeedTexts } from './en.ts';

export const vi: SeedTexts = {
  banner_welcome_tag: 'Lần nạp đầu',
  banner_welcome_title: 'Thưởng 100% đến 1.500 R$',
  banner_welcome_body: 'Nhân đôi lần nạp Pix đầu tiên. Vòng cược 5×, hiện rõ trước khi bạn nhận.',
  banner_welcome_button: 'Tôi muốn tham gia',
  banner_wheel_tag: 'Vòng quay may mắn',
  banner_wheel_title: 'Mỗi 100 R$ một lượt quay',
  banner_wheel_body: 'Mỗi 100 R$ nạp trong ngày là một lượt quay, tỷ lệ trúng được công bố.',
  banner_wheel_button: 'Quay ngay',
  banner_relief_tag: 'Đến 23:59',
  banner_relief_title: 'Hỗ trợ 8% mỗi ngày',
  banner_relief_body: 'Một phần khoản thua ròng hôm qua trở lại hôm nay, chỉ một chạm.',
  banner_relief_button: 'Xem khoản hỗ trợ',
  footer_terms:
    'Mỗi người một tài khoản, chỉ dành cho người từ 18 tuổi, bằng CPF của chính mình. Thay đổi có hiệu lực sớm nhất hai tuần sau khi công bố.',
  footer_privacy:
    'Chúng tôi chỉ giữ những gì cần để thanh toán, bảo vệ tài khoản và tuân thủ pháp luật. Không bán bất cứ thứ gì.',
  footer_faq: 'Nạp tiền, rút tiền, vòng cược và kết quả kiểm chứng được, giải thích trong vài dòng.',
  footer_responsible_gaming:
    'Định trước số tiền và thời gian, đến mức đó thì dừng. Cờ bạc không phải là kế sinh nhai.',
  footer_operator:
    '{{site}} do {{operator}} vận hành, là nhà vận hành có giấy phép và chịu sự giám sát của cơ quan có thẩm quyền. Giấy phép {{licence}} (số minh họa).',
  support_title: 'Liên hệ với chúng tôi',
  support_body:
    'Có người thật trả lời, thường trong vài phút. Hãy chuẩn bị tên tài khoản; chúng tôi không bao giờ hỏi mật khẩu.',
  support_hours: '24 giờ mỗi ngày, 7 ngày mỗi tuần',
  notice_payments_title: 'Pix hoạt động suốt ngày đêm',
  notice_payments_body:
    'Tiền nạp bằng Pix vào bất cứ giờ nào, kể cả ngày lễ. Hãy trả từ tài khoản đứng tên CPF của bạn: tiền của người khác sẽ được trả lại.',
  notice_security_title: 'Chúng tôi không bao giờ hỏi mật khẩu',
  notice_security_body:
    'Không ai ở {{site}} hỏi mật khẩu, mật khẩu rút tiền hay mã qua trò chuyện, điện thoại hoặc e-mail. Nếu có người hỏi, đừng trả lời và báo cho bộ phận hỗ trợ.',
  notice_service_title: 'Bảo trì vào thứ Ba',
  notice_service_body:
    'Mỗi thứ Ba từ 5:00 đến 5:30 giờ Brasília, một vài trò chơi có thể tạm ngưng. Ván đang dở được giữ nguyên.',
  notice_games_title: 'Tự kiểm tra mọi ván',
  notice_games_body: 'Mở lịch sử chơi, chọn một ván và quay lại kết quả ngay trên trình duyệt của bạn.',
  news_terms_title: 'Cập nhật điều khoản sử dụng',
  news_terms_body:
    'Thời gian rút tiền và giới hạn chơi được giải thích rõ hơn. Bản mới có hiệu lực từ ngày ghi tại đây; nếu không đồng ý, bạn có thể rút tiền và đóng tài khoản trước đó.',
  news_games_title: 'Minas do Sertão đã có mặt',
  news_games_body:
    'Chọn số mìn, mở ô và thu tiền lúc nào bạn muốn. Tỷ lệ hoàn trả lý thuyết hiện ngay trong trò chơi.',
  news_payout_title: 'Rút tiền trong vòng 120 phút',
  news_payout_body:
    'Mỗi lệnh rút được một người xem xét và sẽ được trả trong vòng 120 phút. Đồng hồ nằm trên màn hình rút tiền.',
  news_wheel_title: 'Vòng quay may mắn đã mở',
  news_wheel_body:
    'Mỗi 100 R$ nạp trong ngày, bạn có một lượt quay. Tỷ lệ của từng giải nằm ngay cạnh vòng quay.',
  news_opening_title: '{{site}} đã khai trương',
  news_opening_body: 'Trò chơi kiểm chứng được, Pix trong vài giây và hỗ trợ mọi lúc, tại một ngôi nhà mới.',
};
