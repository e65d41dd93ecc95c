import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const vi: Words<typeof en> = {
  room_requests: 'Phê duyệt',
  requests_hint: 'Một người đề nghị, người khác quyết định; sau đó mới thực hiện.',
  requests_mine_one: '{{count}} đề nghị chờ bạn',
  requests_mine_other: '{{count}} đề nghị chờ bạn',
  requests_none: 'Chưa ai đề nghị gì',
  request_what: 'Việc',
  request_adjustment: 'Điều chỉnh',
  request_lifting: 'Gỡ khỏi danh sách đen',
  request_payout: 'Kết quả khoản trả',
  request_refund: 'Đã hoàn tiền bằng cách khác',
  request_waiting: 'Đang chờ',
  request_done: 'Đã thực hiện',
  request_refused: 'Bị từ chối',
  request_overtaken: 'Đã tự kết thúc',
  request_unknown: 'Phiên bản này chưa biết',
  request_asked_by: 'Người đề nghị',
  request_decided_by: 'Người quyết định',
  request_by: '{{email}} đề nghị lúc {{at}}: {{reason}}',
  request_decided: '{{email}} quyết định lúc {{at}}',
  title_adjustment: 'Điều chỉnh số dư của {{account}}?',
  title_lifting: 'Gỡ {{account}} khỏi danh sách đen?',
  title_payout: 'Tuyên bố kết quả khoản trả {{order}}?',
  title_refund: 'Tuyên bố khoản hoàn này đã được thực hiện bằng cách khác?',
  approve_adjustment: 'Thực hiện',
  approve_lifting: 'Gỡ khỏi danh sách đen',
  approve_payout: 'Tuyên bố',
  approve_refund: 'Tuyên bố',
  request_refuse: 'Từ chối',
  request_newer:
    'Phiên bản này chưa nhận biết hết nội dung của đề nghị. Hãy tải lại trang trước khi quyết định.',
  about_adjustment: '{{money}} cho {{account}}',
  about_lifting: '{{account}} có thể đăng nhập lại',
  about_payout_paid:
    '{{money}} đã được trả cho {{account}}. Lệnh rút được tính là đã trả, hệ thống vẫn tiếp tục hỏi ngân hàng.',
  about_payout_not_paid: '{{money}} chưa được trả. Số tiền trở về số dư của {{account}}.',
  about_refund:
    '{{money}} của Pix {{pix}} đã về tay người trả bằng một lệnh chuyển khác. Khoản hoàn được tính là đã xong và không yêu cầu ngân hàng nữa.',
  request_evidence: 'Chứng từ: {{evidence}}',
  psp_said_not_found: 'Lúc đề nghị, ngân hàng không biết khoản tiền này.',
  psp_said_no_answer: 'Lúc đề nghị, ngân hàng không trả lời.',
  psp_said_not_done: 'Lúc đề nghị, ngân hàng chưa hoàn khoản tiền này.',
  psp_said_under_way: 'Lúc đề nghị, ngân hàng nói vẫn đang xử lý khoản tiền này.',
  second_reviews_one: '{{count}} lệnh rút chờ duyệt lần hai',
  second_reviews_other: '{{count}} lệnh rút chờ duyệt lần hai',
  declare: 'Tuyên bố kết quả',
  declare_title: 'Khoản trả {{order}} kết thúc thế nào?',
  declare_text:
    'Chỉ dựa trên chứng từ của ngân hàng. Hệ thống hỏi ngân hàng thêm một lần ngay bây giờ; người thứ hai quyết định, trong lúc đó không gửi gì.',
  declare_what: 'Ngân hàng đã chứng minh',
  declared_paid: 'Đã trả',
  declared_not_paid: 'Chưa trả',
  declare_evidence: 'Mã đầu cuối, hoặc số sao kê hay công văn',
  request_asked: 'Đã gửi. Người thứ hai quyết định trong mục Phê duyệt.',
  declare_waits: 'Có tuyên bố đang chờ',
  declare_refund: 'Đã hoàn bằng cách khác',
  declare_refund_title: 'Khoản hoàn này đã được thực hiện bằng cách khác?',
  declare_refund_text:
    'Chỉ khi {{money}} đã đến tay người trả bằng lệnh chuyển do bên mình tự thực hiện tại ngân hàng. Hệ thống hỏi ngân hàng thêm một lần ngay bây giờ; người thứ hai quyết định, trong lúc đó không gửi gì.',
  did_withdrawal_declare_ask: 'Đề nghị tuyên bố kết quả khoản trả',
  did_withdrawal_declare: 'Đã tuyên bố kết quả khoản trả',
  did_withdrawal_declare_refuse: 'Từ chối tuyên bố kết quả khoản trả',
  did_deposit_refund_declare_ask: 'Đề nghị tuyên bố đã hoàn tiền bằng cách khác',
  did_deposit_refund_declare: 'Đã tuyên bố hoàn tiền bằng cách khác',
  did_deposit_refund_declare_refuse: 'Từ chối tuyên bố đã hoàn tiền bằng cách khác',
  request_phone: 'Số điện thoại mới',
  title_phone: 'Đổi số điện thoại của {{account}}?',
  approve_phone: 'Đổi',
  about_phone:
    'Số điện thoại của {{account}} sẽ là {{phone}}. Mã cho mật khẩu bị quên được gửi đến đó và thành viên được thông báo.',
  about_phone_two_factor:
    'Số điện thoại của {{account}} sẽ là {{phone}} và xác thực hai bước bị tắt. Mã cho mật khẩu bị quên được gửi đến số đó và thành viên được thông báo.',
  change_phone_two_factor:
    'Tắt luôn xác thực hai bước, nếu ứng dụng nằm trên điện thoại đã mất và không còn mã khôi phục',
  change_phone: 'Đổi số điện thoại',
  change_phone_text:
    'Dành cho người đã mất điện thoại của tài khoản và quên mật khẩu. Chỉ khi đã chứng minh được người yêu cầu là ai. Người khác quyết định; nhân viên không xem và không đặt mật khẩu.',
  change_phone_number: 'Số điện thoại mới',
  change_phone_evidence: 'Giấy tờ đã kiểm tra và số cuộc trò chuyện',
  did_member_phone_ask: 'Yêu cầu đổi số điện thoại của thành viên',
  did_member_phone: 'Đổi số điện thoại của thành viên',
  did_member_phone_refuse: 'Từ chối đổi số điện thoại của thành viên',
  detail_phone: 'Điện thoại',
  detail_ends_two_factor: 'Tắt xác thực hai bước',
  detail_declared: 'Tuyên bố là',
  detail_evidence: 'Chứng từ',
  detail_psp_said: 'Ngân hàng nói',
  signal_payout_denied: 'Tuyên bố đã trả, ngân hàng phủ nhận',
  fact_bank_reason: 'Lý do của ngân hàng',
};

export const viErrors: Words<typeof enErrors> = {
  request_unknown: 'Đề nghị này không tồn tại',
  request_waits: 'Đã có người đề nghị; đang chờ người thứ hai',
  access_changed:
    'Sau khi đề nghị này được gửi, đã có người vào tài khoản và thay đổi hoặc xác minh thông tin. Hãy từ chối; nếu vẫn cần thì đề nghị lại',
  asker_gone: 'Người đề nghị không còn quyền đề nghị việc này. Hãy từ chối; ai thấy vẫn cần thì đề nghị lại',
  hand_too_new:
    'Tài khoản của bạn được tạo hoặc thay đổi chưa đủ {{hours}} giờ: hãy thiết lập ứng dụng xác thực, chờ, hoặc để người khác',
  same_maker:
    'Hai tài khoản do cùng một người tạo: mỗi tài khoản cần ứng dụng xác thực riêng đã đủ {{hours}} giờ. Người khác có thể duyệt',
  payout_too_fresh: 'Khoản trả này chưa gửi đi đủ {{hours}} giờ',
  payout_known: 'Ngân hàng vừa báo kết quả của khoản trả này và đã được ghi sổ',
  payout_under_way:
    'Ngân hàng cho biết đang xử lý khoản trả này. Nếu sau {{days}} ngày vẫn vậy thì có thể tuyên bố kết quả',
  refund_too_fresh: 'Khoản hoàn này chưa gửi đi đủ {{hours}} giờ',
  refund_known: 'Ngân hàng vừa báo toàn bộ số tiền đã về tay người trả và đã được ghi sổ',
  refund_under_way:
    'Khoản hoàn này đang được gửi hoặc ngân hàng đang xử lý. Nếu sau {{days}} ngày ngân hàng vẫn chưa hoàn xong khoản do ta gửi thì có thể tuyên bố kết quả',
  evidence_required: 'Hãy ghi chứng từ',
};
