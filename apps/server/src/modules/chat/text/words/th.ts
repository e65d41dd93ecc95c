/** Words that the chat refuses, in Thai. */
export const th: readonly string[] = ['ควย', 'เย็ด', 'เหี้ย', 'สัส', 'ไอ้สัตว์', 'อีดอก', 'ส้นตีน'];
