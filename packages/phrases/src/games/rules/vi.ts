import type { Words } from '../../words.ts';
import type { en } from './en.ts';

export const vi: Words<typeof en> = {
  rules_dice_target:
    'Chọn một mốc và đoán kết quả sẽ cao hơn hay thấp hơn mốc đó. Kết quả đúng bằng mốc thì không thắng.',
  rules_dice_roll:
    'Kết quả là một số từ 00,00 đến 99,99. Mỗi số trong 10.000 số có khả năng xuất hiện như nhau.',
  rules_dice_payout:
    'Khi thắng, bạn nhận tiền cược nhân 0,99 chia cho xác suất thắng, hệ số được làm tròn xuống bốn chữ số thập phân.',
  rules_mines_field: 'Bàn chơi có {{tiles}} ô. Bạn chọn số mìn được giấu, từ {{fewest}} đến {{most}}.',
  rules_mines_pick:
    'Mỗi ô an toàn bạn mở sẽ nâng hệ số nhân. Mở trúng mìn thì ván kết thúc và không được trả thưởng.',
  rules_mines_cash_out:
    'Sau ô an toàn đầu tiên, bạn có thể rút thưởng bất cứ lúc nào. Khi mọi ô an toàn đã mở, ván được trả thưởng tự động.',
  rules_mines_laid: 'Mìn được đặt trước lượt chọn đầu tiên của bạn và không bao giờ di chuyển.',
  rules_mines_payout:
    'Hệ số nhân bằng 0,99 chia cho xác suất mở được chừng ấy ô an toàn, làm tròn xuống bốn chữ số thập phân.',
  rules_mines_maximum:
    'Mỗi ván trả tối đa {{amount}}. Nếu ô tiếp theo vượt mức này, các hệ số hiển thị dừng lại trước đó và ván được trả tự động ở hệ số cuối cùng.',
  rules_roulette_ball: 'Bi rơi vào một trong 37 ô số, từ 0 đến 36. Khả năng của mọi ô là như nhau.',
  rules_roulette_bets: 'Bạn có thể đặt nhiều cược trong một ván. Mỗi cược được tính riêng.',
  rules_roulette_payout:
    'Cược thắng được trả 36 lần tiền cược chia cho số ô mà cược đó bao phủ, đã gồm tiền cược.',
  rules_roulette_zero: 'Số 0 chỉ thắng với những cược có bao gồm nó.',
  rules_slot_lines:
    'Ba biểu tượng giống nhau trở lên trên một dòng, từ trái sang phải và bắt đầu từ cuộn đầu tiên, sẽ thắng. Cả {{lines}} dòng luôn được chơi.',
  rules_slot_payout:
    'Mỗi dòng cược bằng tiền cược chia cho {{lines}}. Mỗi dòng chỉ trả giải cao nhất; giải trên các dòng khác nhau được cộng lại.',
  rules_slot_wild: '{{wild}} thay thế mọi biểu tượng, trừ {{scatter}}.',
  rules_slot_scatter:
    'Ba, bốn hoặc năm biểu tượng {{scatter}} ở bất kỳ vị trí nào được trả {{three}}, {{four}} hoặc {{five}} lần tiền cược.',
  rules_slot_free_spins:
    'Ba biểu tượng {{scatter}} trở lên còn tặng {{awarded}} vòng quay miễn phí, kể cả trong lúc quay miễn phí, tối đa {{most}} vòng mỗi ván. Tiền thắng của vòng miễn phí được nhân {{multiplier}}.',
  rules_crash_target: 'Chọn hệ số mà tại đó cược của bạn tự động rút thưởng, từ 1,01 đến 1.000.',
  rules_crash_flight:
    'Hệ số tăng theo chú vẹt từ 1,00 cho đến khi nó quay về. Điểm quay về được rút trước khi cất cánh.',
  rules_crash_payout: 'Nếu đạt mốc, bạn nhận tiền cược nhân với mốc đã chọn; nếu không thì mất tiền cược.',
  rules_crash_chance: 'Xác suất đạt một mốc bằng 0,99 chia cho mốc đó.',
  rules_fishing_choose: 'Chọn một trong {{kinds}} loại cá. Cá hiếm trả nhiều hơn và khó bắt hơn.',
  rules_fishing_shot:
    'Mỗi lượt cược là một phát bắn. Trúng thì nhận tiền cược nhân số trên con cá; trượt thì không được gì.',
  rules_fishing_chance:
    'Xác suất bắt được bằng {{percent}}% chia cho hệ số của con cá, như nhau ở mọi phát bắn.',
  rules_fishing_swim: 'Cá bơi ở đâu hay bạn chạm vào đâu đều không ảnh hưởng đến kết quả.',
  rules_baccarat_hands: 'Nhà con và nhà cái nhận mỗi bên hai lá từ {{decks}} bộ bài được xáo lại mỗi ván.',
  rules_baccarat_points:
    'Át tính 1, lá 10 và lá hình tính 0, các lá khác tính theo số. Chỉ lấy chữ số cuối của tổng; bên gần 9 hơn thắng.',
  rules_baccarat_player:
    'Nếu một bên có 8 hoặc 9 thì không rút thêm. Nếu không, nhà con rút lá thứ ba khi có 0 đến 5 điểm.',
  rules_baccarat_banker:
    'Nếu nhà con không rút, nhà cái rút khi có 0 đến 5; nếu nhà con có rút, nhà cái theo bảng cố định của punto banco. Không ai tự quyết định.',
  rules_baccarat_payout: 'Nhà con trả 2 lần tiền cược, nhà cái 1,95 lần, hòa 9 lần, đã gồm tiền cược.',
  rules_baccarat_tie: 'Khi hòa, cược nhà con và nhà cái được hoàn lại.',
  rules_bingo_cards:
    'Chơi từ {{fewest}} đến {{most}} thẻ, mỗi thẻ 15 số. Không số nào nằm trên hai thẻ của bạn.',
  rules_bingo_stake: 'Tiền cược tính cho mỗi thẻ và mỗi thẻ được trả riêng.',
  rules_bingo_draw: 'Rút {{drawn}} trong {{balls}} quả bóng. Mọi quả có khả năng như nhau.',
  rules_bingo_payout:
    'Mỗi thẻ trả mẫu cao nhất hoàn thành: bốn góc, một hàng, chữ V, hai hàng, khung hoặc bingo.',
  rules_bingo_sheet: 'Bạn có thể đổi thẻ trước mỗi lần rút. Mọi thẻ có cơ hội như nhau.',
  rules_poker_deal: 'Bạn được chia năm lá từ một bộ 52 lá, xáo lại mỗi ván.',
  rules_poker_hold:
    'Giữ lá bạn muốn và đổi các lá còn lại một lần. Những lá sẽ rút đã được định trước khi chia.',
  rules_poker_payout: 'Bài cuối cùng được trả theo bảng, từ một đôi J trở lên.',
  rules_poker_hint:
    'Có thể bật gợi ý: những lá mà một chiến lược đã kiểm chứng sẽ giữ. Bạn là người quyết định.',
  rules_poker_return: 'RTP hiển thị đạt được khi làm theo gợi ý. Lựa chọn khác có thể hoàn trả ít hơn.',
  rules_football_match: 'Lập phiếu với các trận giữa {{clubs}} đội. Các đội chỉ có trong trò chơi này.',
  rules_football_goals:
    'Số bàn của mỗi đội, từ 0 đến {{most}}, được rút theo xác suất dựa trên sức tấn công của đội và hàng thủ đối phương, nhỉnh hơn chút trên sân nhà.',
  rules_football_odds:
    'Tỷ lệ cược bằng {{percent}}% chia cho xác suất chính xác, làm tròn xuống hai chữ số thập phân.',
  rules_football_markets:
    'Bạn có thể cược kết quả, số bàn thắng, hai đội cùng ghi bàn, kèo chấp và tỷ số chính xác.',
  rules_football_slip:
    'Một phiếu có tối đa {{picks}} lựa chọn: mỗi lựa chọn là cược đơn, tất cả là cược xiên, hoặc cả hai. Tiền cược tính cho từng cược.',
  rules_football_multiple:
    'Cược xiên gồm lựa chọn của các trận khác nhau và thắng khi tất cả đều đúng. Tỷ lệ bằng {{percent}}% chia cho xác suất chính xác để tất cả cùng đúng: lợi thế nhà cái chỉ tính một lần.',
  rules_football_payout:
    'Cược thắng nhận tiền cược nhân tỷ lệ, làm tròn xuống đến centavo. Các tình huống khác của trận không quyết định gì.',
  rules_lottery_pick: 'Chọn {{picked}} số khác nhau từ {{from}} đến {{to}}.',
  rules_lottery_quick: 'Với chọn nhanh, số của bạn được rút trước, công bằng như rút bóng.',
  rules_lottery_draw: 'Sau đó rút {{picked}} quả bóng. Mọi tổ hợp có khả năng như nhau.',
  rules_lottery_payout: 'Trúng càng nhiều số, tiền cược được nhân càng cao. Thứ tự bóng không quan trọng.',
  rules_limbo_target: 'Chọn độ cao tên lửa phải đạt, là hệ số từ 1,01 đến 1.000.',
  rules_limbo_draw: 'Một lần rút quyết định tên lửa bay cao đến đâu; con số hiện ra ngay.',
  rules_plinko_rows:
    'Bóng rơi qua {{fewest}} đến {{most}} hàng chốt do bạn chọn. Ở mỗi chốt, bóng sang trái hay phải với khả năng như nhau.',
  rules_plinko_slots:
    'Ô bóng rơi vào sẽ nhân tiền cược. Các ô giữa trả ít hơn tiền cược, hai đầu trả cao nhất.',
  rules_plinko_risk: 'Rủi ro cao hơn giảm phần giữa và tăng phần rìa.',
  rules_tower_climb: 'Tháp có {{floors}} tầng. Ở mỗi tầng chọn một ô: phía sau là dừa hoặc cua.',
  rules_tower_risk: 'Độ khó quyết định mỗi tầng có bao nhiêu ô và bao nhiêu ô giấu cua.',
  rules_tower_cash_out:
    'Sau mỗi tầng bạn có thể rút thưởng. Gặp cua thì ván kết thúc không trả thưởng; tầng trên cùng tự động trả.',
  rules_tower_payout: 'Hệ số bằng 0,98 chia cho xác suất leo đến đó, làm tròn xuống bốn chữ số thập phân.',
  rules_wheel_spin: 'Vòng quay có {{cabins}} cabin. Khả năng dừng ở mỗi cabin là như nhau.',
  rules_wheel_payout: 'Số trên cabin nhân với tiền cược; nhiều cabin không trả gì.',
  rules_wheel_risk: 'Rủi ro càng cao, càng ít cabin trả thưởng nhưng trả nhiều hơn.',
  rules_return:
    'Qua rất nhiều ván, trò chơi này hoàn trả cho người chơi ít nhất {{percent}}% tiền cược. Một phiên chơi riêng lẻ có thể cao hơn hoặc thấp hơn nhiều.',
  rules_fair:
    'Mỗi kết quả được tạo từ hạt giống máy chủ đã cố định trước khi bạn cược, hạt giống của chính bạn và số ván. Bạn có thể kiểm chứng sau đó.',
  rules_connection: 'Nếu mất kết nối, ván chơi được giữ lại và bạn tiếp tục từ chỗ đã dừng.',
  rules_left_cash_out:
    'Ván bỏ dở {{hours}} giờ sẽ được nhà cái kết thúc: số tiền bạn đã có thể rút thưởng được trả; nếu chưa đi bước nào, tiền cược được hoàn lại.',
  rules_left_first_guess:
    'Ván bỏ dở {{hours}} giờ sẽ được nhà cái kết thúc: số tiền bạn đã có thể rút thưởng được trả; nếu chưa đoán lần nào, nhà cái đoán một lần theo phía dễ đúng hơn (bằng nhau thì đoán lớn) rồi rút thưởng.',
  rules_left_advice:
    'Ván bỏ dở {{hours}} giờ sẽ được nhà cái kết thúc: nhà cái chơi tiếp đến hết theo gợi ý của trò chơi, không cược thêm, và trả theo kết quả.',
};
