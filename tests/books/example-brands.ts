import { readFileSync } from 'node:fs'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import type { Answers } from '#model/fields/answers.ts'
import type { Language } from '#model/language/languages.ts'
import { languages } from '#model/language/languages.ts'
import type { IndustryGroup } from '#model/options/business.ts'
import { type BookBrand, choice, wordsOf } from './brands.ts'
import { exampleLogos, examplePhotographs } from './example-pictures.ts'

/** How much of the workbook is answered. */
export type Extent = 'begun' | 'half' | 'whole'

export interface ExampleBrand {
  readonly group: Exclude<IndustryGroup, 'ECOMMERCE'>
  readonly language: Language
  readonly fonts: Readonly<Record<string, readonly [family: string, weight: number]>>
  /** Colours of the logo; the brand's own where it is left out. */
  readonly logo?: string
}

const { core, info, visual } = guide
const { personality, positioning } = strategy

/**
 * A brand that answers as the examples of its industry do, by how much of the workbook: name, trade, colour and a line
 * (`begun`); core, look and voice (`half`); everything, with twelve photographs (`whole`).
 */
export async function exampleBrand(brand: ExampleBrand, extent: Extent): Promise<BookBrand> {
  const { group, language } = brand
  const file = `locales/${language}/examples/${group.toLowerCase().replace('_', '-')}.json`
  const said = JSON.parse(readFileSync(file, 'utf8')) as TradeExamples
  const photographs = extent === 'begun' ? 0 : extent === 'half' ? 3 : 12
  const answers = {
    ...begun(said),
    ...(extent !== 'begun' && half(said, brand)),
    ...(extent === 'whole' && whole(said)),
    [info.industry.path]: group,
    [visual.photography.path]: Array.from({ length: photographs }, (_, index) => ({
      key: `p${index}`,
      file: { idFile: index },
      ...(index % 4 === 1 && { description: all(said, 'core/story/what')[0] }),
    })),
  }
  const main = String(answers[visual.main.path])
  const logo = extent === 'begun' ? [] : await exampleLogos(brand.logo ?? main)
  const images = new Map([...logo, ...(await examplePhotographs(photographs))])
  const tag = languages.find(({ key }) => key === language)?.tag ?? language
  return { ...wordsOf(language), answers, images, language: tag, today: new Date(2026, 10, 23) }
}

interface TradeExamples {
  readonly examples: Readonly<Record<string, readonly string[]>>
  readonly placeholders: Readonly<Record<string, string>>
}

function all({ examples }: TradeExamples, step: string): readonly string[] {
  return examples[step] ?? []
}

/** The first example of a step, in its parts, without what stands before each of them. */
function parts(said: TradeExamples, step: string): string[] {
  return (all(said, step)[0] ?? '').split(' / ').map((part) => part.replace(/^[^:：]{1,20}[:：]\s*/, ''))
}

function placeholder({ placeholders }: TradeExamples, path: string): string {
  return (placeholders[path] ?? '').replace(/^[^:：.]{1,4}[:：.](g\.)?\s*/, '')
}

function begun(said: TradeExamples): Answers {
  const [target = '', discomfort = ''] = parts(said, 'core/purpose/why')
  const [name = '', subName = ''] = parts(said, 'info/brand-profile/name')
  return {
    [info.name.path]: name,
    [info.subName.path]: subName,
    [core.service.path]: all(said, 'info/brand-profile/product')[0],
    [core.target.path]: target,
    [core.discomfort.path]: discomfort,
    [core.what.path]: all(said, 'core/story/what')[0],
    [core.purposeManifesto.path]: all(said, 'core/purpose/manifesto')[0],
    [visual.main.path]: hexIn(all(said, 'visual/color/main')[0] ?? '')[0],
    [personality.keyword1.path]: keywordsOf(said)[0],
    [personality.tagline1.path]: all(said, 'strategy/personality/tagline/complete')[0],
  }
}

function half(said: TradeExamples, { fonts }: ExampleBrand): Answers {
  const [businessScope = '', ideal = ''] = parts(said, 'core/vision/strategy')
  const [secondary, tertiary, quaternary] = hexIn(all(said, 'visual/color/pallet')[0] ?? '')
  const [voiceTone = ''] = parts(said, 'strategy/personality/voice/tone')
  const definitions = all(said, 'core/value/definition')
  const keywords = keywordsOf(said)
  const ranks = [personality.keyword1, personality.keyword2, personality.keyword3, personality.keyword4]
  return {
    [core.background.path]: all(said, 'core/story/background')[0],
    [core.how.path]: all(said, 'core/story/how')[0],
    [core.achieve.path]: all(said, 'core/story/achieve')[0],
    [core.aspiration.path]: all(said, 'core/vision/purpose')[0],
    [core.businessScope.path]: businessScope,
    [core.ideal.path]: ideal,
    [core.visionManifesto.path]: all(said, 'core/vision/manifesto')[0],
    [core.problem.path]: all(said, 'core/value/problem')[0],
    [core.positive.path]: all(said, 'core/value/positive')[0],
    [core.values.path]: all(said, 'core/value/coreValue').map((keyword, index) => ({
      key: `v${index}`,
      keyword,
      description: (definitions[index] ?? '').replace(/^[^:：]{1,20}[:：]\s*/, ''),
    })),
    [info.businessName.path]: all(said, 'info/company-profile/name')[0],
    [info.representative.path]: all(said, 'info/company-profile/representative')[0],
    [info.address.path]: all(said, 'info/company-profile/address')[0],
    [info.website.path]: all(said, 'info/company-profile/url')[0],
    [visual.secondary.path]: secondary,
    [visual.tertiary.path]: tertiary,
    [visual.quaternary.path]: quaternary,
    ...Object.fromEntries(
      Object.entries(fonts).map(([role, [family, weight]]) => [`visual.${role}`, choice(family, weight)]),
    ),
    ...Object.fromEntries(ranks.map(({ path }, rank) => [path, keywords[rank]])),
    [personality.voiceTone.path]: voiceTone,
  }
}

function whole(said: TradeExamples): Answers {
  const rows = ['brandName', 'service', 'businessModel', 'benefit', 'advantage']
  const steps = ['competitor', 'product', 'business-model', 'benefit', 'advantage']
  const competitors = [0, 1].map((at) => ({
    key: `c${at}`,
    ...Object.fromEntries(
      steps.map((step, row) => {
        const [name = '', text = ''] = (all(said, `strategy/positioning/market/${step}`)[at] ?? '').split(
          /[:：]\s*/,
        )
        return [rows[row], step === 'competitor' ? name : text]
      }),
    ),
    axisX: 20 + at * 30,
    axisY: 25 + at * 25,
    axisZ: 60 - at * 30,
  }))
  const persona = (name: string) => placeholder(said, `positioning.personas/${name}`)
  const who = all(said, 'strategy/positioning/persona/who').map((text) => text.split(/[,、]/)[0] ?? '')
  const [, attention = ''] = parts(said, 'strategy/personality/voice/tone')
  const lines = all(said, 'strategy/personality/tagline/complete')
  const positions = ['target', 'brandName', 'service', 'competitor', 'benefit'] as const
  const axes = ['axisXLow', 'axisXHigh', 'axisYLow', 'axisYHigh'] as const
  return {
    [info.activityPeriod.path]: 'Y3_5',
    [info.memberCount.path]: 'M2_4',
    [info.businessNumber.path]: all(said, 'info/company-profile/business-number')[0],
    [visual.success.path]: '#327B35',
    [visual.info.path]: '#3370B7',
    [visual.warning.path]: '#EDA835',
    [visual.danger.path]: '#C72F49',
    [personality.keyword5.path]: keywordsOf(said)[4],
    [personality.tagline2.path]: lines[1],
    ...Object.fromEntries(
      ['encourageCustomer', 'emphasisService', 'emphasisBest', 'provocative', 'aimedCustomer'].map((name) => [
        `personality.${name}`,
        placeholder(said, `personality.${name}`),
      ]),
    ),
    [personality.balancePersonality.path]: 30,
    [personality.balanceAttitude.path]: 70,
    [personality.balanceValue.path]: 45,
    [personality.balanceEmotion.path]: 60,
    [personality.individuality.path]: all(said, 'strategy/personality/voice/individuality')[0],
    [personality.attention.path]: attention,
    [positioning.competitors.path]: competitors,
    [positioning.personas.path]: who.map((name, at) => ({
      key: `q${at}`,
      name,
      age: 'AGE_35_39',
      gender: 'FEMALE',
      country: 'KR',
      city: persona('city'),
      job: persona('job'),
      goal: persona('goal'),
      needs: persona('needs'),
      ...(at === 0 && {
        achievements: persona('achievements'),
        discomfort: persona('discomfort'),
        issue: persona('issue'),
        problem: persona('problem'),
        energyDirection: 30,
        behaviorStyle: 65,
        judgmentStyle: 45,
        lifeStyle: 20,
      }),
    })),
    ...Object.fromEntries(
      positions.map((name) => [positioning[name].path, placeholder(said, `positioning.${name}`)]),
    ),
    ...Object.fromEntries(
      axes.map((name) => [positioning[name].path, placeholder(said, `positioning.${name}`)]),
    ),
    [positioning.axisX.path]: 88,
    [positioning.axisY.path]: 84,
    [positioning.axisZ.path]: 25,
    [positioning.positioningStrategy.path]: all(said, 'strategy/positioning/position/strategy')[0],
  }
}

function keywordsOf(said: TradeExamples): string[] {
  return (all(said, 'strategy/personality/keyword/keywords')[0] ?? '').split(/[,、，]\s*/)
}

function hexIn(text: string): string[] {
  return text.match(/#[0-9A-F]{6}/gi) ?? []
}
