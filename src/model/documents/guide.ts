import { defineDocument } from '../fields/define-document.ts'
import { file } from '../fields/file.ts'
import { list } from '../fields/list.ts'
import { text } from '../fields/text.ts'
import { activityPeriods, companySizes, industryKeys, memberCounts } from '../options/business.ts'
import { choice, colour, flag, font, shortText } from './choices.ts'

/**
 * The brand guide: who the brand is (info), why it is there (core), how it looks (visual).
 * Names are those of the REST entities. Additive only: a path that was released keeps its meaning for ever.
 */
export const guide = defineDocument('guide', {
  core: {
    target: text({ max: 100, rest: 'brandCore.target', step: 'core/purpose/why' }),
    discomfort: text({ max: 100, rest: 'brandCore.discomfort', step: 'core/purpose/why' }),
    purposeManifesto: text({ max: 2000, rest: 'brandCore.purposeManifesto', step: 'core/purpose/manifesto' }),

    background: text({ max: 2000, rest: 'brandCore.background', step: 'core/story/background' }),
    what: text({ max: 100, rest: 'brandCore.what', step: 'core/story/what' }),
    how: text({ max: 100, rest: 'brandCore.how', step: 'core/story/how' }),
    achieve: text({ max: 100, rest: 'brandCore.achieve', step: 'core/story/achieve' }),
    brandName: shortText(40, { rest: 'brandCore.brandName', step: 'core/story/explanation' }),

    companySize: choice(companySizes, { rest: 'brandCore.companySize', step: 'core/vision/present' }),
    futureActivityPeriod: choice(activityPeriods, {
      rest: 'brandCore.futureActivityPeriod',
      step: 'core/vision/future',
    }),
    futureMemberCount: choice(memberCounts, {
      rest: 'brandCore.futureMemberCount',
      step: 'core/vision/future',
    }),
    futureCompanySize: choice(companySizes, {
      rest: 'brandCore.futureCompanySize',
      step: 'core/vision/future',
    }),
    aspiration: text({ max: 100, rest: 'brandCore.aspiration', step: 'core/vision/purpose' }),
    businessScope: text({ max: 100, rest: 'brandCore.businessScope', step: 'core/vision/strategy' }),
    ideal: text({ max: 100, rest: 'brandCore.ideal', step: 'core/vision/strategy' }),
    visionManifesto: text({ max: 2000, rest: 'brandCore.visionManifesto', step: 'core/vision/manifesto' }),

    problem: text({ max: 100, rest: 'brandCore.problem', step: 'core/value/problem' }),
    positive: text({ max: 100, rest: 'brandCore.positive', step: 'core/value/positive' }),
    values: list(
      { keyword: shortText(40), description: text({ max: 2000 }) },
      { atMost: 10, atLeast: 1, rest: 'coreValues', step: 'core/value/coreValue' },
    ),

    memo: text({ max: 2000, rest: 'brandCore.memo' }),
    service: text({ max: 100, rest: 'brandCore.service', step: 'info/brand-profile/product' }),
  },

  info: {
    name: shortText(40, { rest: 'brand.name', step: 'info/brand-profile/name' }),
    subName: shortText(40, { rest: 'brand.subName', step: 'info/brand-profile/name' }),
    industry: choice(industryKeys, { rest: 'brand.industry', step: 'info/brand-profile/industry' }),
    activityPeriod: choice(activityPeriods, {
      rest: 'brand.activityPeriod',
      step: 'info/brand-profile/activity-period',
    }),
    memberCount: choice(memberCounts, { rest: 'brand.memberCount', step: 'info/brand-profile/member' }),
    email: shortText(254, { rest: 'brand.email' }),

    businessName: text({ max: 40, rest: 'brandCompany.businessName', step: 'info/company-profile/name' }),
    representative: shortText(40, {
      rest: 'brandCompany.representative',
      step: 'info/company-profile/representative',
    }),
    businessNumber: shortText(12, {
      rest: 'brandCompany.businessNumber',
      step: 'info/company-profile/business-number',
    }),
    address: shortText(100, { rest: 'brandCompany.address', step: 'info/company-profile/address' }),
    website: shortText(200, { rest: 'brandCompany.website', step: 'info/company-profile/url' }),
  },

  visual: {
    main: colour({ step: 'visual/color/main' }),
    secondary: colour({ step: 'visual/color/pallet' }),
    tertiary: colour({ step: 'visual/color/pallet' }),
    quaternary: colour({ step: 'visual/color/pallet' }),
    success: colour({ step: 'visual/color/pallet' }),
    info: colour({ step: 'visual/color/pallet' }),
    warning: colour({ step: 'visual/color/pallet' }),
    danger: colour({ step: 'visual/color/pallet' }),
    colorFinalised: flag({ step: 'visual/color/complete' }),

    'logoJson.primary': file({ step: 'visual/logo/primary' }),
    'logoJson.secondary': file({ step: 'visual/logo/secondary' }),
    'logoJson.blackWhite': file({ step: 'visual/logo/blackWhite' }),
    'logoJson.vector': file({ step: 'visual/logo/vectorLogo' }),
    logoSymbol: file({ step: 'visual/logo/symbol' }),

    korMain: font({ step: 'visual/typography/kor-main' }),
    korSub: font({ step: 'visual/typography/kor-sub' }),
    engMain: font({ step: 'visual/typography/eng-main' }),
    engSub: font({ step: 'visual/typography/eng-sub' }),
    typographyFinalised: flag({ step: 'visual/typography/complete' }),

    photography: list({ file: file(), caption: shortText(100) }, { atMost: 50 }),
  },
})
