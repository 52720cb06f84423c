/** Sentences that a face is looked at with, in the writing that it is for: the same in every language of the product. */
export const fontSamples = {
  ko: {
    heading: '매일 곁에 두는 것',
    body: '주문하신 날부터 사흘 안에 보내 드려요. 1,200원부터 45,000원까지 있어요.',
    glyphs: '가나다라마바사 아자차카타파하 0123456789',
  },
  en: {
    heading: 'Made for every day',
    body: 'Ships within 3 days. Sizes from 12 to 48 cm, 350 ml to 1.5 l.',
    glyphs: 'ABCDEFGHIJKLM abcdefghijklm 0123456789',
  },
} as const
