import joker from '@lobehub/fluent-emoji-3d/assets/1f0cf.webp?no-inline';
import ferrisWheel from '@lobehub/fluent-emoji-3d/assets/1f3a1.webp?no-inline';
import admission from '@lobehub/fluent-emoji-3d/assets/1f3ab.webp?no-inline';
import masks from '@lobehub/fluent-emoji-3d/assets/1f3ad.webp?no-inline';
import target from '@lobehub/fluent-emoji-3d/assets/1f3af.webp?no-inline';
import slotMachine from '@lobehub/fluent-emoji-3d/assets/1f3b0.webp?no-inline';
import die from '@lobehub/fluent-emoji-3d/assets/1f3b2.webp?no-inline';
import medal from '@lobehub/fluent-emoji-3d/assets/1f3c5.webp?no-inline';
import trophy from '@lobehub/fluent-emoji-3d/assets/1f3c6.webp?no-inline';
import volleyball from '@lobehub/fluent-emoji-3d/assets/1f3d0.webp?no-inline';
import island from '@lobehub/fluent-emoji-3d/assets/1f3dd-fe0f.webp?no-inline';
import bomb from '@lobehub/fluent-emoji-3d/assets/1f4a3.webp?no-inline';
import collision from '@lobehub/fluent-emoji-3d/assets/1f4a5.webp?no-inline';
import speech from '@lobehub/fluent-emoji-3d/assets/1f4ac.webp?no-inline';
import moneyBag from '@lobehub/fluent-emoji-3d/assets/1f4b0.webp?no-inline';
import moneyWings from '@lobehub/fluent-emoji-3d/assets/1f4b8.webp?no-inline';
import megaphone from '@lobehub/fluent-emoji-3d/assets/1f4e3.webp?no-inline';
import mailbox from '@lobehub/fluent-emoji-3d/assets/1f4ec.webp?no-inline';
import shield from '@lobehub/fluent-emoji-3d/assets/1f6e1-fe0f.webp?no-inline';
import glowingStar from '@lobehub/fluent-emoji-3d/assets/1f31f.webp?no-inline';
import hibiscus from '@lobehub/fluent-emoji-3d/assets/1f33a.webp?no-inline';
import corn from '@lobehub/fluent-emoji-3d/assets/1f33d.webp?no-inline';
import orange from '@lobehub/fluent-emoji-3d/assets/1f34a.webp?no-inline';
import lemon from '@lobehub/fluent-emoji-3d/assets/1f34b.webp?no-inline';
import pineapple from '@lobehub/fluent-emoji-3d/assets/1f34d.webp?no-inline';
import confettiBall from '@lobehub/fluent-emoji-3d/assets/1f38a.webp?no-inline';
import ticket from '@lobehub/fluent-emoji-3d/assets/1f39f-fe0f.webp?no-inline';
import fish from '@lobehub/fluent-emoji-3d/assets/1f41f.webp?no-inline';
import dolphin from '@lobehub/fluent-emoji-3d/assets/1f42c.webp?no-inline';
import wave from '@lobehub/fluent-emoji-3d/assets/1f44b.webp?no-inline';
import alienMonster from '@lobehub/fluent-emoji-3d/assets/1f47e.webp?no-inline';
import gem from '@lobehub/fluent-emoji-3d/assets/1f48e.webp?no-inline';
import magnifier from '@lobehub/fluent-emoji-3d/assets/1f50d.webp?no-inline';
import handshake from '@lobehub/fluent-emoji-3d/assets/1f91d.webp?no-inline';
import parrot from '@lobehub/fluent-emoji-3d/assets/1f99c.webp?no-inline';
import moon from '@lobehub/fluent-emoji-3d/assets/1f319.webp?no-inline';
import palm from '@lobehub/fluent-emoji-3d/assets/1f334.webp?no-inline';
import cactus from '@lobehub/fluent-emoji-3d/assets/1f335.webp?no-inline';
import clover from '@lobehub/fluent-emoji-3d/assets/1f340.webp?no-inline';
import grapes from '@lobehub/fluent-emoji-3d/assets/1f347.webp?no-inline';
import watermelon from '@lobehub/fluent-emoji-3d/assets/1f349.webp?no-inline';
import cherries from '@lobehub/fluent-emoji-3d/assets/1f352.webp?no-inline';
import tropicalDrink from '@lobehub/fluent-emoji-3d/assets/1f379.webp?no-inline';
import ribbon from '@lobehub/fluent-emoji-3d/assets/1f380.webp?no-inline';
import gift from '@lobehub/fluent-emoji-3d/assets/1f381.webp?no-inline';
import leopard from '@lobehub/fluent-emoji-3d/assets/1f406.webp?no-inline';
import dragon from '@lobehub/fluent-emoji-3d/assets/1f409.webp?no-inline';
import monkey from '@lobehub/fluent-emoji-3d/assets/1f412.webp?no-inline';
import octopus from '@lobehub/fluent-emoji-3d/assets/1f419.webp?no-inline';
import tropicalFish from '@lobehub/fluent-emoji-3d/assets/1f420.webp?no-inline';
import blowfish from '@lobehub/fluent-emoji-3d/assets/1f421.webp?no-inline';
import turtle from '@lobehub/fluent-emoji-3d/assets/1f422.webp?no-inline';
import crown from '@lobehub/fluent-emoji-3d/assets/1f451.webp?no-inline';
import manAstronaut from '@lobehub/fluent-emoji-3d/assets/1f468-1f3fb-200d-1f680.webp?no-inline';
import manScientist from '@lobehub/fluent-emoji-3d/assets/1f468-1f3fc-200d-1f52c.webp?no-inline';
import man from '@lobehub/fluent-emoji-3d/assets/1f468-1f3fd.webp?no-inline';
import manCoder from '@lobehub/fluent-emoji-3d/assets/1f468-1f3fd-200d-1f4bb.webp?no-inline';
import manCook from '@lobehub/fluent-emoji-3d/assets/1f468-1f3fd-200d-1f373.webp?no-inline';
import manArtist from '@lobehub/fluent-emoji-3d/assets/1f468-1f3fe-200d-1f3a8.webp?no-inline';
import manFirefighter from '@lobehub/fluent-emoji-3d/assets/1f468-1f3fe-200d-1f692.webp?no-inline';
import manSinger from '@lobehub/fluent-emoji-3d/assets/1f468-1f3ff-200d-1f3a4.webp?no-inline';
import womanCoder from '@lobehub/fluent-emoji-3d/assets/1f469-1f3fb-200d-1f4bb.webp?no-inline';
import womanCook from '@lobehub/fluent-emoji-3d/assets/1f469-1f3fc-200d-1f373.webp?no-inline';
import womanFarmer from '@lobehub/fluent-emoji-3d/assets/1f469-1f3fd-200d-1f33e.webp?no-inline';
import womanAstronaut from '@lobehub/fluent-emoji-3d/assets/1f469-1f3fd-200d-1f680.webp?no-inline';
import womanSinger from '@lobehub/fluent-emoji-3d/assets/1f469-1f3fe-200d-1f3a4.webp?no-inline';
import womanArtist from '@lobehub/fluent-emoji-3d/assets/1f469-1f3fe-200d-1f3a8.webp?no-inline';
import womanFirefighter from '@lobehub/fluent-emoji-3d/assets/1f469-1f3fe-200d-1f692.webp?no-inline';
import womanScientist from '@lobehub/fluent-emoji-3d/assets/1f469-1f3ff-200d-1f52c.webp?no-inline';
import key from '@lobehub/fluent-emoji-3d/assets/1f511.webp?no-inline';
import bell from '@lobehub/fluent-emoji-3d/assets/1f514.webp?no-inline';
import fire from '@lobehub/fluent-emoji-3d/assets/1f525.webp?no-inline';
import rocket from '@lobehub/fluent-emoji-3d/assets/1f680.webp?no-inline';
import drum from '@lobehub/fluent-emoji-3d/assets/1f941.webp?no-inline';
import coconut from '@lobehub/fluent-emoji-3d/assets/1f965.webp?no-inline';
import crab from '@lobehub/fluent-emoji-3d/assets/1f980.webp?no-inline';
import shark from '@lobehub/fluent-emoji-3d/assets/1f988.webp?no-inline';
import squid from '@lobehub/fluent-emoji-3d/assets/1f991.webp?no-inline';
import planet from '@lobehub/fluent-emoji-3d/assets/1fa90.webp?no-inline';
import coin from '@lobehub/fluent-emoji-3d/assets/1fa99.webp?no-inline';
import jellyfish from '@lobehub/fluent-emoji-3d/assets/1fabc.webp?no-inline';
import star from '@lobehub/fluent-emoji-3d/assets/2b50.webp?no-inline';
import hourglass from '@lobehub/fluent-emoji-3d/assets/23f3.webp?no-inline';
import bolt from '@lobehub/fluent-emoji-3d/assets/26a1.webp?no-inline';
import football from '@lobehub/fluent-emoji-3d/assets/26bd.webp?no-inline';
import coffee from '@lobehub/fluent-emoji-3d/assets/2615.webp?no-inline';
import heart from '@lobehub/fluent-emoji-3d/assets/2665-fe0f.webp?no-inline';
import check from '@lobehub/fluent-emoji-3d/assets/2705.webp?no-inline';

/**
 * The three-dimensional objects in use, by Unicode code point. Only what stands here is shipped, each as a file of its
 * own (about 4 KB, 256 px), fetched when it is first shown.
 */
export const emoji = {
  // Animals and nature
  '1f406': leopard,
  '1f409': dragon,
  '1f99c': parrot,
  '1f42c': dolphin,
  '1f412': monkey,
  '1f420': tropicalFish,
  '1f421': blowfish,
  '1f41f': fish,
  '1f988': shark,
  '1f419': octopus,
  '1f980': crab,
  '1f422': turtle,
  '1f991': squid,
  '1fabc': jellyfish,
  '1f340': clover,
  '1f335': cactus,
  '1f334': palm,
  '1f33a': hibiscus,
  '1f33d': corn,
  '1f31f': glowingStar,
  '2b50': star,
  '1f525': fire,
  '26a1': bolt,
  '1f319': moon,
  '1fa90': planet,
  // Food
  '1f352': cherries,
  '1f34d': pineapple,
  '1f349': watermelon,
  '1f34b': lemon,
  '1f347': grapes,
  '1f34a': orange,
  '1f965': coconut,
  '2615': coffee,
  '1f379': tropicalDrink,
  // Treasure
  '1f451': crown,
  '1fa99': coin,
  '1f4b0': moneyBag,
  '1f48e': gem,
  '1f4b8': moneyWings,
  '1f3c6': trophy,
  '1f3c5': medal,
  '1f381': gift,
  '1f380': ribbon,
  '1f39f': ticket,
  '1f3ab': admission,
  '1f511': key,
  '1f6e1': shield,
  // Games
  '1f3b2': die,
  '1f3b0': slotMachine,
  '1f0cf': joker,
  '1f3af': target,
  '1f47e': alienMonster,
  '1f3ad': masks,
  '1f941': drum,
  '1f38a': confettiBall,
  '1f3a1': ferrisWheel,
  '1f680': rocket,
  '1f4a3': bomb,
  '1f4a5': collision,
  '26bd': football,
  '1f3d0': volleyball,
  '2665': heart,
  // Messages
  '1f514': bell,
  '1f4ec': mailbox,
  '1f4e3': megaphone,
  '1f50d': magnifier,
  '23f3': hourglass,
  '2705': check,
  '1f4ac': speech,
  '1f91d': handshake,
  '1f44b': wave,
  '1f3dd': island,
  // Avatars, female
  '1f469-1f3fe-200d-1f3a8': womanArtist,
  '1f469-1f3fe-200d-1f3a4': womanSinger,
  '1f469-1f3fd-200d-1f680': womanAstronaut,
  '1f469-1f3fb-200d-1f4bb': womanCoder,
  '1f469-1f3fc-200d-1f373': womanCook,
  '1f469-1f3ff-200d-1f52c': womanScientist,
  '1f469-1f3fd-200d-1f33e': womanFarmer,
  '1f469-1f3fe-200d-1f692': womanFirefighter,
  // Avatars, male
  '1f468-1f3fd': man,
  '1f468-1f3fd-200d-1f4bb': manCoder,
  '1f468-1f3fd-200d-1f373': manCook,
  '1f468-1f3fe-200d-1f3a8': manArtist,
  '1f468-1f3fb-200d-1f680': manAstronaut,
  '1f468-1f3ff-200d-1f3a4': manSinger,
  '1f468-1f3fc-200d-1f52c': manScientist,
  '1f468-1f3fe-200d-1f692': manFirefighter,
} as const satisfies Record<string, string>;

export type EmojiCode = keyof typeof emoji;

/** The objects an account may take as its face. */
export const avatarCodes = {
  female: [
    '1f469-1f3fe-200d-1f3a8',
    '1f469-1f3fe-200d-1f3a4',
    '1f469-1f3fd-200d-1f680',
    '1f469-1f3fb-200d-1f4bb',
    '1f469-1f3fc-200d-1f373',
    '1f469-1f3ff-200d-1f52c',
    '1f469-1f3fd-200d-1f33e',
    '1f469-1f3fe-200d-1f692',
  ],
  male: [
    '1f468-1f3fd',
    '1f468-1f3fd-200d-1f4bb',
    '1f468-1f3fd-200d-1f373',
    '1f468-1f3fe-200d-1f3a8',
    '1f468-1f3fb-200d-1f680',
    '1f468-1f3ff-200d-1f3a4',
    '1f468-1f3fc-200d-1f52c',
    '1f468-1f3fe-200d-1f692',
  ],
} as const satisfies Record<'female' | 'male', readonly EmojiCode[]>;
