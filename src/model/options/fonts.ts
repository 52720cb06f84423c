/** Classes of fonts, by which they are filtered. A font can have several. */
export interface FontTraits {
  readonly handwriting: boolean
  readonly serif: boolean
  readonly gothic: boolean
  readonly round: boolean
  readonly design: boolean
  /** Suited to headings; suited to body text. */
  readonly headerFont: boolean
  readonly bodyFont: boolean
}

export interface FontFace {
  readonly idFontFace: number
  readonly weightValue: number
}

export interface FontFamily extends FontTraits {
  readonly idFontFamily: number
  /** Folder below `/fonts`, in most cases also the name of its package. */
  readonly slug: string
  /** The CSS font family. */
  readonly family: string
  /** Display name in Korean; in all other languages the English one. */
  readonly name: { readonly ko: string; readonly en: string }
  readonly cssPath: string
  /** The language it was designed for. */
  readonly language: FontLanguage
  readonly recommend: boolean
  readonly faces: readonly FontFace[]
}

export type FontLanguage = 'ko' | 'en' | 'ja' | 'zh-CN' | 'zh-TW'

type Trait = keyof FontTraits | 'recommend'

/** All font families of the server. Ids are stored in documents: families are only added, at the end. */
export const fontFamilies: readonly FontFamily[] = [
  family(1, 'pretendard', 'Pretendard', '프리텐다드', 'ko', hundreds(100, 900), [
    'recommend',
    'gothic',
    'headerFont',
    'bodyFont',
  ]),
  family(
    2,
    'gowun-batang',
    'Gowun Batang',
    '고운바탕',
    'ko',
    [400, 700],
    ['recommend', 'serif', 'headerFont', 'bodyFont'],
  ),
  family(
    3,
    'gowun-dodum',
    'Gowun Dodum',
    '고운돋움',
    'ko',
    [400],
    ['recommend', 'gothic', 'round', 'headerFont', 'bodyFont'],
  ),
  family(
    4,
    'nanum-myeongjo',
    'Nanum Myeongjo',
    '나눔명조',
    'ko',
    [400, 700, 800],
    ['recommend', 'serif', 'headerFont', 'bodyFont'],
  ),
  family(
    5,
    'nanum-gothic',
    'Nanum Gothic',
    '나눔고딕',
    'ko',
    [400, 700, 800],
    ['gothic', 'headerFont', 'bodyFont'],
  ),
  family(6, 'ibm-plex-sans-kr', 'IBM Plex Sans KR', 'IBM 플렉스 산스', 'ko', hundreds(100, 700), [
    'recommend',
    'gothic',
    'headerFont',
    'bodyFont',
  ]),
  family(7, 'hahmlet', 'Hahmlet', '함렛', 'ko', hundreds(100, 900), [
    'serif',
    'design',
    'headerFont',
    'bodyFont',
  ]),
  family(8, 'song-myung', 'Song Myung', '송명', 'ko', [400], ['serif', 'headerFont']),
  family(9, 'do-hyeon', 'Do Hyeon', '도현', 'ko', [400], ['gothic', 'design', 'headerFont']),
  family(10, 'jua', 'Jua', '주아', 'ko', [400], ['recommend', 'round', 'design', 'headerFont']),
  family(11, 'black-han-sans', 'Black Han Sans', '검은고딕', 'ko', [400], ['gothic', 'design', 'headerFont']),
  family(
    12,
    'nanum-pen-script',
    'Nanum Pen Script',
    '나눔손글씨 펜',
    'ko',
    [400],
    ['handwriting', 'headerFont'],
  ),
  family(13, 'gaegu', 'Gaegu', '개구', 'ko', [300, 400, 700], ['handwriting', 'round', 'headerFont']),

  family(14, 'inter', 'Inter', '인터', 'en', hundreds(100, 900), [
    'recommend',
    'gothic',
    'headerFont',
    'bodyFont',
  ]),
  family(15, 'lora', 'Lora', '로라', 'en', hundreds(400, 700), [
    'recommend',
    'serif',
    'headerFont',
    'bodyFont',
  ]),
  family(16, 'eb-garamond', 'EB Garamond', 'EB 가라몬드', 'en', hundreds(400, 800), [
    'serif',
    'headerFont',
    'bodyFont',
  ]),
  family(17, 'playfair-display', 'Playfair Display', '플레이페어 디스플레이', 'en', hundreds(400, 900), [
    'recommend',
    'serif',
    'design',
    'headerFont',
  ]),
  family(18, 'montserrat', 'Montserrat', '몬세라트', 'en', hundreds(100, 900), [
    'recommend',
    'gothic',
    'headerFont',
    'bodyFont',
  ]),
  family(19, 'poppins', 'Poppins', '포핀스', 'en', hundreds(100, 900), [
    'recommend',
    'gothic',
    'round',
    'headerFont',
    'bodyFont',
  ]),
  family(20, 'raleway', 'Raleway', '롤웨이', 'en', hundreds(100, 900), ['gothic', 'headerFont']),
  family(21, 'work-sans', 'Work Sans', '워크 산스', 'en', hundreds(100, 900), [
    'gothic',
    'headerFont',
    'bodyFont',
  ]),
  family(22, 'josefin-sans', 'Josefin Sans', '조세핀 산스', 'en', hundreds(100, 700), [
    'gothic',
    'design',
    'headerFont',
  ]),
  family(23, 'fredoka', 'Fredoka', '프레도카', 'en', hundreds(300, 700), ['round', 'design', 'headerFont']),
  family(24, 'caveat', 'Caveat', '카비트', 'en', hundreds(400, 700), ['handwriting', 'headerFont']),
  family(25, 'cormorant-garamond', 'Cormorant Garamond', '코모런트 가라몬드', 'en', hundreds(300, 700), [
    'serif',
    'design',
    'headerFont',
  ]),

  family(26, 'noto-sans-jp', 'Noto Sans JP', '노토 산스 일본어', 'ja', hundreds(100, 900), [
    'gothic',
    'headerFont',
    'bodyFont',
  ]),
  family(27, 'noto-sans-sc', 'Noto Sans SC', '노토 산스 중국어 간체', 'zh-CN', hundreds(100, 900), [
    'gothic',
    'headerFont',
    'bodyFont',
  ]),
  family(28, 'noto-sans-tc', 'Noto Sans TC', '노토 산스 중국어 번체', 'zh-TW', hundreds(100, 900), [
    'gothic',
    'headerFont',
    'bodyFont',
  ]),
]

/** The available weight of a family that is closest to the given one. */
export function nearestWeight({ faces }: FontFamily, weight: number): number {
  const weights = faces.map(({ weightValue }) => weightValue)
  return weights.reduce(
    (best, one) => (Math.abs(one - weight) < Math.abs(best - weight) ? one : best),
    weights[0] ?? 400,
  )
}

export function fontFamilyOf(idFontFamily: number): FontFamily | undefined {
  return fontFamilies.find((family) => family.idFontFamily === idFontFamily)
}

function family(
  idFontFamily: number,
  slug: string,
  cssName: string,
  korean: string,
  language: FontLanguage,
  weights: readonly number[],
  traits: readonly Trait[],
): FontFamily {
  const is = (trait: Trait) => traits.includes(trait)
  return {
    idFontFamily,
    slug,
    family: cssName,
    name: { ko: korean, en: cssName },
    cssPath: `/fonts/${slug}/index.css`,
    language,
    recommend: is('recommend'),
    handwriting: is('handwriting'),
    serif: is('serif'),
    gothic: is('gothic'),
    round: is('round'),
    design: is('design'),
    headerFont: is('headerFont'),
    bodyFont: is('bodyFont'),
    faces: weights.map((weightValue) => ({ idFontFace: idFontFamily * 1000 + weightValue, weightValue })),
  }
}

function hundreds(from: number, to: number): number[] {
  return Array.from({ length: (to - from) / 100 + 1 }, (_, i) => from + i * 100)
}
