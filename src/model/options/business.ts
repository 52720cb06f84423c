/**
 * Keys of the options about a business, in the order of the picker. Words are in
 * `locales/<language>/options.json`, those of industries in `reference.json`.
 */
export const activityPeriods = ['PREPARING', 'UNDER_1Y', 'Y1_3', 'Y3_5', 'Y5_10', 'OVER_10Y'] as const

export const memberCounts = ['M1', 'M2_4', 'M5_9', 'M10_29', 'M30_99', 'M100'] as const

export const companySizes = ['SOLO', 'MICRO', 'SMALL', 'MEDIUM', 'MID_MARKET', 'LARGE'] as const

/** The seven industry groups: options of the quest and roots of all industries. */
export const industryGroups = [
  'FNB',
  'FASHION_BEAUTY',
  'EDUCATION',
  'ECOMMERCE',
  'PROFESSIONAL',
  'HEALTHCARE_MEDICAL',
  'OTHERS',
] as const

export type IndustryGroup = (typeof industryGroups)[number]

export interface Industry {
  readonly key: IndustryGroup
  readonly idCategory: number
  readonly children: readonly string[]
}

export const industries: readonly Industry[] = [
  {
    key: 'FNB',
    idCategory: 1,
    children: [
      'FNB_BAKERY',
      'FNB_CAFE',
      'FNB_KOREAN',
      'FNB_WORLD',
      'FNB_PUB',
      'FNB_DELIVERY',
      'FNB_PRODUCT',
      'FNB_CATERING',
    ],
  },
  {
    key: 'FASHION_BEAUTY',
    idCategory: 2,
    children: [
      'FASHION_BEAUTY_CLOTHING',
      'FASHION_BEAUTY_ACCESSORY',
      'FASHION_BEAUTY_JEWELRY',
      'FASHION_BEAUTY_COSMETICS',
      'FASHION_BEAUTY_HAIR',
      'FASHION_BEAUTY_NAIL',
      'FASHION_BEAUTY_SKIN',
    ],
  },
  {
    key: 'EDUCATION',
    idCategory: 3,
    children: [
      'EDUCATION_KIDS',
      'EDUCATION_SCHOOL',
      'EDUCATION_LANGUAGE',
      'EDUCATION_ARTS',
      'EDUCATION_CAREER',
      'EDUCATION_HOBBY',
      'EDUCATION_ONLINE',
    ],
  },
  {
    key: 'ECOMMERCE',
    idCategory: 4,
    children: [
      'ECOMMERCE_LIVING',
      'ECOMMERCE_CRAFT',
      'ECOMMERCE_FRESH',
      'ECOMMERCE_KIDS',
      'ECOMMERCE_PET',
      'ECOMMERCE_DIGITAL',
      'ECOMMERCE_STATIONERY',
      'ECOMMERCE_GENERAL',
    ],
  },
  {
    key: 'PROFESSIONAL',
    idCategory: 5,
    children: [
      'PROFESSIONAL_LEGAL',
      'PROFESSIONAL_TAX',
      'PROFESSIONAL_CONSULTING',
      'PROFESSIONAL_DESIGN',
      'PROFESSIONAL_IT',
      'PROFESSIONAL_ARCHITECTURE',
      'PROFESSIONAL_REALTY',
      'PROFESSIONAL_EVENT',
    ],
  },
  {
    key: 'HEALTHCARE_MEDICAL',
    idCategory: 6,
    children: [
      'HEALTHCARE_MEDICAL_CLINIC',
      'HEALTHCARE_MEDICAL_DENTAL',
      'HEALTHCARE_MEDICAL_ORIENTAL',
      'HEALTHCARE_MEDICAL_PHARMACY',
      'HEALTHCARE_MEDICAL_FITNESS',
      'HEALTHCARE_MEDICAL_MIND',
      'HEALTHCARE_MEDICAL_SENIOR',
      'HEALTHCARE_MEDICAL_VET',
    ],
  },
  {
    key: 'OTHERS',
    idCategory: 7,
    children: [
      'OTHERS_STAY',
      'OTHERS_CULTURE',
      'OTHERS_LIFE',
      'OTHERS_PET',
      'OTHERS_MANUFACTURE',
      'OTHERS_PUBLIC',
      'OTHERS_ETC',
    ],
  },
]

/** All keys that `Brand.industry` can have: categories and their branches. */
export const industryKeys: readonly string[] = industries.flatMap(({ key, children }) => [key, ...children])

/** The group of a category or branch; `OTHERS` for an unknown key. */
export function industryGroupOf(industry: string | null): IndustryGroup {
  return (
    industries.find(({ key, children }) => key === industry || children.includes(industry ?? ''))?.key ??
    'OTHERS'
  )
}
