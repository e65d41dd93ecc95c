import type { Words } from '../words.ts';
import type { enErrors } from './en.ts';

export const viErrors: Words<typeof enErrors> = {
  sent_already:
    'Nội dung này đã được gửi như trước khi sửa. Những gì bạn sửa sau đó chưa được gửi: hãy xem danh sách trước khi viết lại',
  rate_above_edge: 'Tỷ lệ này phải thấp hơn lợi thế nhà cái nhỏ nhất',
  must_rise: 'Mỗi bậc phải cao hơn bậc trước',
  must_be_above_zero: 'Phải lớn hơn 0',
  pays_nothing: 'Với giá trị này, phần thưởng sẽ bằng 0',
  step_above_deposit: 'Không được cao hơn mức nạp tối thiểu',
  end_before_start: 'Thời điểm kết thúc phải sau thời điểm bắt đầu',
  two_weeks_needed: 'Điều khoản mới chỉ có hiệu lực sau khi công bố ít nhất 14 ngày',
};
