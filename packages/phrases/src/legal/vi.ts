import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const vi: Words<typeof en> = {
  terms: 'Điều khoản sử dụng',
  privacy: 'Quyền riêng tư',
  faq: 'Câu hỏi thường gặp',
  responsible_gaming: 'Chơi có trách nhiệm',
  play_calmly: 'Chơi có chừng mực',
  tag_fair: 'Quay số kiểm chứng được',
  tag_pix: 'Pix 24 giờ',
  footer_promise: 'Kết quả kiểm chứng được, Pix trong vài giây, mọi thứ minh bạch.',
  footer_operator: '{{site}} là nhà điều hành được cấp phép, chịu sự giám sát của cơ quan có thẩm quyền.',
  footer_age:
    'Cấm người dưới 18 tuổi. Cờ bạc có thể gây nghiện: hãy chơi điều độ và chỉ với số tiền có thể mất.',
  footer_support: 'Dịch vụ khách hàng 24 giờ mỗi ngày, 7 ngày mỗi tuần.',
  terms_intro: 'Những gì áp dụng giữa bạn và chúng tôi, bằng lời lẽ đơn giản.',
  terms_operator_title: 'Đơn vị vận hành',
  terms_operator:
    'Trang web do nhà điều hành được cấp phép và giám sát vận hành. Khi tạo tài khoản, bạn ký kết hợp đồng với nhà điều hành đó.',
  terms_age_title: 'Độ tuổi tối thiểu: 18',
  terms_age:
    'Chỉ người đã đủ 18 tuổi mới được chơi. Chúng tôi kiểm tra CPF và ngày sinh; tài khoản của trẻ vị thành niên sẽ bị đóng và hoàn lại tiền nạp.',
  terms_account_title: 'Mỗi người một tài khoản',
  terms_account:
    'Tài khoản là của riêng bạn và gắn với CPF của bạn. Hãy giữ kín mật khẩu và mật khẩu rút tiền, báo cho hỗ trợ nếu nghi ngờ bị lạm dụng.',
  terms_money_title: 'Nạp và rút tiền',
  terms_money:
    'Nạp và rút tiền bằng real, qua Pix, chỉ từ và đến tài khoản thuộc CPF của bạn. Mỗi khoản nạp phải được cược một lần trước khi rút. Hạn mức và phí hiển thị trước khi xác nhận; yêu cầu rút do con người xét duyệt.',
  terms_fairness_title: 'Kết quả và tỷ lệ hoàn trả',
  terms_fairness:
    'Kết quả các trò chơi của chúng tôi đến từ lượt quay được niêm phong trước khi cược và có thể kiểm chứng sau đó. Tỷ lệ hoàn trả lý thuyết (RTP) được tính chính xác, hiển thị trong trò chơi và không bao giờ dưới 85%.',
  terms_elsewhere_title: 'Trò chơi của nền tảng khác',
  terms_elsewhere:
    'Trò chơi của nền tảng khác có lượt quay, luật chơi và tỷ lệ hoàn trả riêng, và chính nền tảng báo kết quả. Tiền bạn chuyển sang đó vẫn là của bạn và được chuyển về bất cứ khi nào bạn muốn. Nếu nền tảng không bao giờ báo kết quả của một cược, cược đó được tính là thua, nhưng không sớm hơn một năm; tiền thắng được báo sau đó vẫn được trả. Khi một nền tảng rời trang, các cược đang mở được hoàn lại và chúng tôi giải quyết số tiền còn ở đó, đồng thời báo cho bạn.',
  terms_rewards_title: 'Phần thưởng',
  terms_rewards:
    'Mỗi phần thưởng hiển thị quy định trước khi bạn nhận. Trừ khi có quy định khác, số tiền phải được cược năm lần trước khi rút.',
  terms_conduct_title: 'Công bằng từ hai phía',
  terms_conduct:
    'Dùng bot, chênh lệch giá hay nhiều tài khoản cho một người là lạm dụng và có thể dẫn đến hủy bỏ, khấu trừ khoản thu không chính đáng, khóa hoặc đưa tài khoản vào danh sách đen.',
  terms_changes_title: 'Thay đổi điều khoản',
  terms_changes:
    'Thay đổi được thông báo và có hiệu lực sớm nhất hai tuần sau khi thông báo. Nếu không đồng ý, bạn có thể rút tiền và đóng tài khoản.',
  privacy_intro: 'Chúng tôi chỉ lưu những gì cần để bạn chơi an toàn và không bán bất kỳ thông tin nào.',
  privacy_what_title: 'Chúng tôi lưu gì',
  privacy_what:
    'Họ tên, CPF, ngày sinh, số điện thoại, email, khóa Pix, cược, nạp, rút, những gì bạn viết cho hỗ trợ và trong phòng trò chuyện, cùng các lần truy cập tài khoản (thiết bị, địa chỉ IP và thời gian).',
  privacy_why_title: 'Để làm gì',
  privacy_why:
    'Để thanh toán, xác minh tuổi và danh tính, bảo vệ tài khoản, phòng chống gian lận và rửa tiền, và tuân thủ pháp luật.',
  privacy_who_title: 'Ai nhận được',
  privacy_who: 'Ngân hàng thực hiện Pix và cơ quan chức năng khi pháp luật yêu cầu. Không ai khác.',
  privacy_keep_title: 'Trong bao lâu',
  privacy_keep:
    'Trong thời gian tài khoản tồn tại. Lượt truy cập được xóa sau sáu tháng, trò chuyện sau 30 ngày, tin nhắn của chúng tôi sau hai năm và hội thoại với hỗ trợ sau năm năm. Với tài khoản đã đóng, chúng tôi giữ ít nhất năm năm những gì luật yêu cầu; sau đó xóa họ tên, CPF, liên hệ, khóa Pix và mọi thứ cho biết bạn là ai, chỉ còn số tiền và ván không gắn với ai. Sẽ lâu hơn khi việc tự loại trừ chưa hết, có vụ việc đang mở, việc chưa được trả lời, còn tiền trong tài khoản hoặc có lệnh của cơ quan chức năng. Với người tự loại trừ vĩnh viễn, một mã của CPF được giữ lại để họ không vào lại. Tài khoản bị đưa vào danh sách đen vì gian lận không bị xóa.',
  privacy_rights_title: 'Quyền của bạn',
  privacy_rights:
    'Theo LGPD, bạn có quyền xem, sửa, mang đi và xóa dữ liệu trong phạm vi pháp luật cho phép. Tại Trung tâm bảo mật bạn tải dữ liệu và đóng tài khoản; việc khác hãy liên hệ hỗ trợ 24 giờ mỗi ngày.',
  privacy_security_title: 'Cách chúng tôi bảo vệ',
  privacy_security:
    'Mật khẩu chỉ được lưu dưới dạng bản băm không thể đảo ngược, kết nối được mã hóa và mọi truy cập của nhân viên đều được ghi lại. Trình duyệt này chỉ giữ ngôn ngữ, tùy chọn và phiên đang mở.',
  calm_intro: 'Cờ bạc là giải trí trả phí, như một buổi hòa nhạc: cái giá là số tiền bạn chấp nhận mất.',
  calm_idea_title: 'Nhà cái có lợi thế',
  calm_idea:
    'Về lâu dài, tỷ lệ hoàn trả dưới 100%. Thắng là may mắn; không có hệ thống nào, và cược thêm không gỡ lại được tiền thua.',
  calm_signs_title: 'Dấu hiệu cảnh báo',
  calm_signs:
    'Cược để gỡ, che giấu số tiền chơi, dùng tiền sinh hoạt hay tiền vay, chơi khi buồn hoặc giận. Nếu thấy quen thuộc, hãy dừng lại và trò chuyện với ai đó.',
  calm_figures_title: 'Luôn hiển thị',
  calm_figures:
    'Thời gian và kết quả phiên nằm trên thanh, và tài khoản lưu toàn bộ lịch sử, từng đồng vào ra.',
  calm_money_title: 'Quyết định trước',
  calm_money: 'Hãy định trước số tiền và thời gian, và dừng khi chạm mức đó, dù thắng hay thua.',
  calm_break_title: 'Tạm nghỉ',
  calm_break:
    'Trong mục Giới hạn và tạm dừng, bạn có thể nghỉ vài ngày hoặc tự loại trừ nhiều tháng, có hiệu lực ngay. Số dư vẫn rút được.',
  calm_help_title: 'Hỗ trợ bên ngoài',
  calm_help:
    'Tại Brazil, CVV trả lời miễn phí qua số 188 bất cứ lúc nào, và y tế công điều trị nghiện cờ bạc tại CAPS. Tìm kiếm sự giúp đỡ là sức mạnh.',
  faq_deposit_q: 'Tôi nạp tiền thế nào?',
  faq_deposit_a:
    'Chọn số tiền, sao chép mã Pix hoặc quét QR trong ứng dụng ngân hàng và thanh toán. Số dư tự cập nhật, thường trong vài giây.',
  faq_withdrawal_q: 'Rút tiền mất bao lâu?',
  faq_withdrawal_a:
    'Mỗi yêu cầu rút được người xét duyệt và sẽ được trả trong vòng 120 phút. Tiến độ hiển thị trên màn hình rút tiền.',
  faq_cpf_q: 'Vì sao cần CPF?',
  faq_cpf_a:
    'CPF chứng minh tuổi và danh tính, đảm bảo Pix chỉ đến từ bạn và chỉ về bạn. Khoản do người khác trả sẽ được hoàn lại.',
  faq_rollover_q: 'Vì sao không rút được tất cả?',
  faq_rollover_a:
    'Để chống rửa tiền, mỗi khoản nạp phải được cược một lần. Màn hình rút tiền cho biết phần rút được và phần còn thiếu.',
  faq_fair_q: 'Làm sao biết trò chơi công bằng?',
  faq_fair_a:
    'Trước khi cược bạn thấy dấu vân tay của lượt quay; sau đó hạt giống được công bố và mọi ván có thể tính lại trên trang kiểm chứng.',
  faq_password_q: 'Mật khẩu rút tiền là gì?',
  faq_password_a:
    'Gồm 6 chữ số của riêng bạn, được yêu cầu mỗi lần rút. Bạn đặt và đổi trong trung tâm bảo mật.',
  faq_age_q: 'Ai được chơi?',
  faq_age_a: 'Người từ 18 tuổi có CPF hợp lệ, mỗi người một tài khoản.',
  faq_support_q: 'Khi nào hỗ trợ trả lời?',
  faq_support_a: 'Dịch vụ khách hàng hoạt động 24 giờ mỗi ngày, 7 ngày mỗi tuần.',
};
