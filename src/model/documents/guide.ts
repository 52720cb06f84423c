import { approvers, companyWriters as writers } from '../access/writers.ts'
import { documentTraits } from '../document-kinds/traits.ts'
import { file } from '../fields/file.ts'
import { list } from '../fields/list.ts'
import { text } from '../fields/text.ts'
import { activityPeriods, companySizes, industryKeys, memberCounts } from '../options/business.ts'
import { approvals, sectionNotes } from './approval.ts'
import { choice, colour, flag, font, shortText } from './choices.ts'
import { defineDocument } from './define-document.ts'
import { logoEditorState } from './logo-editor.ts'
import { guideProgressNames } from './progress-names.ts'
import { takenLists } from './taken.ts'

/**
 * The brand guide: who the brand is (info), why it exists (core), how it looks (visual). Names are those of the REST
 * entities. Additive only: a released path keeps its meaning.
 */
export const guide = defineDocument(documentTraits.guide, {
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
      step: 'core/vision/present',
    }),
    futureCompanySize: choice(companySizes, {
      rest: 'brandCore.futureCompanySize',
      step: 'core/vision/present',
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

    businessName: text({
      max: 40,
      writers,
      rest: 'brandCompany.businessName',
      step: 'info/company-profile/name',
    }),
    representative: shortText(40, {
      writers,
      rest: 'brandCompany.representative',
      step: 'info/company-profile/representative',
    }),
    businessNumber: shortText(12, {
      writers,
      rest: 'brandCompany.businessNumber',
      step: 'info/company-profile/business-number',
    }),
    address: shortText(100, { writers, rest: 'brandCompany.address', step: 'info/company-profile/address' }),
    website: shortText(200, { writers, rest: 'brandCompany.website', step: 'info/company-profile/url' }),
  },

  visual: {
    main: colour({ rest: 'brandColour.main', step: 'visual/color/main' }),
    secondary: colour({ rest: 'brandColour.secondary', step: 'visual/color/pallet' }),
    tertiary: colour({ rest: 'brandColour.tertiary', step: 'visual/color/pallet' }),
    quaternary: colour({ rest: 'brandColour.quaternary', step: 'visual/color/pallet' }),
    success: colour({ rest: 'brandColour.success', step: 'visual/color/pallet' }),
    info: colour({ rest: 'brandColour.info', step: 'visual/color/pallet' }),
    warning: colour({ rest: 'brandColour.warning', step: 'visual/color/pallet' }),
    danger: colour({ rest: 'brandColour.danger', step: 'visual/color/pallet' }),
    colorFinalised: flag({ rest: 'brandColour.finalised', step: 'visual/color/complete', ruledBy: 'rest' }),

    'logoJson.primary': file({ rest: 'brandLogo.primary', step: 'visual/logo/primary' }),
    'logoJson.secondary': file({ rest: 'brandLogo.secondary', step: 'visual/logo/secondary' }),
    'logoJson.blackWhite': file({ rest: 'brandLogo.blackWhite', step: 'visual/logo/blackWhite' }),
    'logoJson.vector': file({ rest: 'brandLogo.vector', step: 'visual/logo/vectorLogo' }),
    logoSymbol: file({ rest: 'brandLogo.symbol', step: 'visual/logo/symbol' }),

    korMain: font({ rest: 'brandTypography.korMain', step: 'visual/typography/kor-main' }),
    korSub: font({ rest: 'brandTypography.korSub', step: 'visual/typography/kor-sub' }),
    engMain: font({ rest: 'brandTypography.engMain', step: 'visual/typography/eng-main' }),
    engSub: font({ rest: 'brandTypography.engSub', step: 'visual/typography/eng-sub' }),
    typographyFinalised: flag({
      rest: 'brandTypography.finalised',
      step: 'visual/typography/complete',
      ruledBy: 'rest',
    }),

    /** State of the logo maker, to edit the logo again; the rendered files are in the fields above. */
    logoMaker: logoEditorState(),

    photography: list(
      { file: file(), url: shortText(500), idUnsplash: shortText(40), description: shortText(100) },
      { atMost: 50, rest: 'photography' },
    ),
  },

  approval: approvals(guideProgressNames),
  approvedWords: sectionNotes(guideProgressNames, { writers: approvers }),
  finishedOn: sectionNotes(guideProgressNames),
  suggestions: takenLists,
})
