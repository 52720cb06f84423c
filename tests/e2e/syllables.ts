/** How an input method builds each syllable, key by key. */
export const syllables = [
  ['ㅎ', '하', '한'],
  ['ㄱ', '그', '글'],
  ['ㅇ', '오', '온'],
  ['ㄱ', '기'],
  ['ㅅ', '새', '샘'],
  ['ㄷ', '다', '달', '닭'],
] as const
