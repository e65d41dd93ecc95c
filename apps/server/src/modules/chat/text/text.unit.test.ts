import { describe, expect, test } from 'vitest';
import { cleanText, lengthOf } from './clean-text.ts';
import { hasFoulWord } from './foul-words.ts';
import { hasLink } from './links.ts';
import { findMentions, isCalled } from './mentions.ts';

describe('what cannot be seen', () => {
  test.each([
    ['ol\u200bá', 'olá'],
    ['\u202eabc\u202c', 'abc'],
    ['a\u0000b\u0007c', 'abc'],
    ['uma\n\n\tlinha   só ', 'uma linha só'],
    ['so\u00adft', 'soft'],
    ['\u3164\u2800\u115f', ''],
    ['\ud800x', 'x'],
    ['a\u200db', 'ab'],
    ['z\u0301\u0302\u0303\u0304\u0305\u0306\u0307', 'ź\u0302\u0303\u0304'],
    ['sorte 👩‍🚀 🏳️‍🌈 👍🏽', 'sorte 👩‍🚀 🏳️‍🌈 👍🏽'],
    ['ไม่ได้ ผู้', 'ไม่ได้ ผู้'],
  ])('%j becomes %j', (raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });

  test('an emoji is one sign', () => {
    expect(lengthOf('👩‍🚀ab')).toBe(3);
  });
});

describe('addresses', () => {
  test.each([
    'https://exemplo.com',
    'hxxp://x',
    'www.algo',
    'veja exemplo.com.br agora',
    'EXEMPLO.COM',
    'exemplo．com',
    'exemplo。com',
    'exemplo . com',
    'exemplo[.]com',
    'exemplo (ponto) com',
    'exemplo ponto com ponto br',
    'vai no exemplo ponto com',
    'exemplo dot com!',
    'ехеmplо.com',
    'e\u0301xemplo.bet',
    't.me/grupo',
    'chama no wa.me/5511',
    'exemplo.to/abc',
    'nome@exemplo.pt',
    'nome arroba gmail ponto com',
    'nome (at) exemplo.de',
    '10.20.30.40',
    'exemplo点com',
    'เว็บจุดคอม',
  ])('%s is one', (text) => {
    expect(hasLink(cleanText(text))).toBe(true);
  });

  test.each([
    'ganhei R$ 1.284,50 hoje',
    'foi 2.5x e depois 10.00x',
    'Boa sorte. Me avisa',
    'boa sorte.me avisa',
    'perdi... com certeza volta',
    'eu e um ponto com ele',
    'calma ai. com fé',
    'ele marcou um ponto',
    'and/or 50/50',
    '3.1.2',
    'a.b.c',
    '真的。很好',
    'haha :/ quase',
  ])('%s is none', (text) => {
    expect(hasLink(cleanText(text))).toBe(false);
  });
});

describe('foul words', () => {
  test.each([
    'que porra',
    'PORRA!!!',
    'p0rr4',
    'pôrrà',
    'p o r r a',
    'p.o.r.r.a',
    'porra!vamos',
    'v!ado',
    'puuuta',
    'filho da puta',
    'fi1ho d@ puta',
    'c4r4lh0',
    'vai tomar no cú',
    'fuck',
    'FuCkInG',
    'f u c k',
    'ѕhіt',
    'siktir git',
    'orospu çocuğu',
    'KONTOL',
    'địt mẹ',
    'đồ óc chó',
    '你是傻逼',
    '傻 逼',
    'ไอ้เหี้ย',
  ])('%s holds one', (text) => {
    expect(hasFoulWord(cleanText(text))).toBe(true);
  });

  test.each([
    'a disputa foi boa',
    'computador novo',
    'o rio Niger é longo',
    'cũ và mới, củ, cứ',
    'con chó của tôi',
    'Scunthorpe',
    'classe e passe',
    '100x na 777!',
    'I am here, got it',
    'ganhei 4 de 5',
    'a b c',
    'คุณได้เท่าไร',
    '恭喜发财',
  ])('%s holds none', (text) => {
    expect(hasFoulWord(cleanText(text))).toBe(false);
  });
});

describe('mentions', () => {
  test('every name is masked in the text, and told once', () => {
    expect(findMentions('@Maria_2026 e @jo***34, @Maria_2026: olá')).toEqual({
      text: '@Ma***26 e @jo***34, @Ma***26: olá',
      names: ['maria_2026', 'jo***34'],
    });
  });

  test('an e-mail address and a lone sign name nobody', () => {
    expect(findMentions('a @ b, nome@maria_2026 @ab')).toEqual({
      text: 'a @ b, nome@maria_2026 @ab',
      names: [],
    });
  });

  test('five names at most are told', () => {
    const many = Array.from({ length: 8 }, (_, index) => `@pessoa_${index}`).join(' ');
    expect(findMentions(many).names).toHaveLength(5);
  });

  test('a member answers to the account in any case and to the masked name', () => {
    expect(isCalled('Maria_2026', ['maria_2026'])).toBe(true);
    expect(isCalled('Maria_2026', ['ma***26'])).toBe(true);
    expect(isCalled('Maria_2026', ['ma***27', 'maria'])).toBe(false);
  });
});
