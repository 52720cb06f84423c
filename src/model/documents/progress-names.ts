/** The nine sections of the guide, whose progress REST also computes, in the order of the approval table. */
export const guideProgressNames = [
  'brandCorePurpose',
  'brandCoreStory',
  'brandCoreVision',
  'brandCoreValue',
  'profileBrand',
  'profileCompany',
  'brandVisualLogo',
  'brandVisualColor',
  'brandVisualTypography',
] as const

/** The six sections of the strategy, whose progress only devices compute. */
export const strategyProgressNames = [
  'brandPersonalityKeyword',
  'brandPersonalityTagline',
  'brandPersonalityVoice',
  'brandPositioningMarket',
  'brandPositioningPersona',
  'brandPositioningPosition',
] as const

export type GuideProgressName = (typeof guideProgressNames)[number]
export type StrategyProgressName = (typeof strategyProgressNames)[number]
export type ProgressName = GuideProgressName | StrategyProgressName

export function isGuideProgress(name: ProgressName): name is GuideProgressName {
  return (guideProgressNames as readonly string[]).includes(name)
}
