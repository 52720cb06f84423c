/** The palette that suits a tone; the names of palettes in `model/colour`. */
export type TonePalette = 'near' | 'calm' | 'single' | 'facing' | 'split'

export interface KeywordTone {
  readonly key: string
  readonly palette: TonePalette
  readonly keywords: readonly string[]
}

/**
 * Keywords of a personality by tone, in the order of the picker. Words: `keywordTone` and `keyword` in
 * `locales/<language>/options-strategy.json`. New keywords go into new tones at the end, because ids are
 * indexes.
 */
export const keywordTones: readonly KeywordTone[] = [
  {
    key: 'warm',
    palette: 'near',
    keywords: [
      'warm',
      'kind',
      'cosy',
      'homely',
      'friendly',
      'gentle',
      'considerate',
      'comfortable',
      'welcoming',
      'generous',
      'caring',
      'empathetic',
      'lovable',
      'family-like',
      'hand-touched',
    ],
  },
  {
    key: 'calm',
    palette: 'calm',
    keywords: [
      'calm',
      'quiet',
      'plain',
      'neat',
      'restrained',
      'unhurried',
      'peaceful',
      'subtle',
      'serene',
      'soft',
      'light',
      'uncluttered',
      'easygoing',
      'balanced',
      'concise',
    ],
  },
  {
    key: 'trust',
    palette: 'single',
    keywords: [
      'honest',
      'dependable',
      'transparent',
      'safe',
      'consistent',
      'responsible',
      'diligent',
      'meticulous',
      'accurate',
      'fair',
      'reassuring',
      'professional',
      'proven',
      'true-to-its-word',
      'steadfast',
    ],
  },
  {
    key: 'refined',
    palette: 'single',
    keywords: [
      'refined',
      'elegant',
      'luxurious',
      'intricate',
      'delicate',
      'dignified',
      'stylish',
      'urban',
      'modern',
      'graceful',
      'artistic',
      'sleek',
      'rare',
      'well-finished',
      'intelligent',
    ],
  },
  {
    key: 'lively',
    palette: 'facing',
    keywords: [
      'lively',
      'cheerful',
      'witty',
      'bubbly',
      'bold',
      'passionate',
      'playful',
      'youthful',
      'refreshing',
      'free',
      'confident',
      'dynamic',
      'exciting',
      'quirky',
      'optimistic',
    ],
  },
  {
    key: 'natural',
    palette: 'near',
    keywords: [
      'natural',
      'fresh',
      'healthy',
      'pure',
      'clean',
      'unpretentious',
      'eco-friendly',
      'sustainable',
      'organic',
      'earthy',
      'seasonal',
      'vibrant',
      'unaffected',
      'abundant',
      'clear',
    ],
  },
  {
    key: 'new',
    palette: 'split',
    keywords: [
      'innovative',
      'creative',
      'experimental',
      'leading',
      'original',
      'smart',
      'fast',
      'flexible',
      'futuristic',
      'daring',
      'clever',
      'intuitive',
      'open',
      'curious',
      'convenient',
    ],
  },
  {
    key: 'rooted',
    palette: 'calm',
    keywords: [
      'traditional',
      'lasting',
      'profound',
      'artisanal',
      'classic',
      'old-world',
      'earnest',
      'storied',
      'well-worn',
      'weighty',
      'korean',
      'nostalgic',
      'tenacious',
      'true-to-basics',
      'slow-made',
    ],
  },
]

/** Largest number of keywords of a brand. */
export const keywordsAtMost = 5

const keys = keywordTones.flatMap(({ keywords }) => keywords)

/**
 * `idBrandKeyword`, the same on every device and server: the index in the list, from 1. Null for the brand's
 * own words.
 */
export function idOfKeyword(key: string): number | null {
  return keys.indexOf(key) + 1 || null
}

/** The key of a keyword; null for an unknown id and for null. */
export function keywordOfId(id: number | null): string | null {
  return keys[(id ?? 0) - 1] ?? null
}

export function toneOfKeyword(key: string | null): KeywordTone | null {
  return keywordTones.find(({ keywords }) => keywords.includes(key ?? '')) ?? null
}
