import { approvers } from '../access/writers.ts'
import { documentTraits } from '../document-kinds/traits.ts'
import { wholeNumber } from '../fields/form.ts'
import { list } from '../fields/list.ts'
import { text } from '../fields/text.ts'
import { value } from '../fields/value.ts'
import { ages, characters, familyRoles, genders } from '../options/persona.ts'
import { approvals, sectionNotes } from './approval.ts'
import { choice, countryCode, scale, shortText } from './choices.ts'
import { defineDocument } from './define-document.ts'
import { strategyProgressNames } from './progress-names.ts'
import { keywordCount } from './strategy-paths.ts'
import { takenLists } from './taken.ts'

const keyword = 'strategy/personality/keyword'
const tagline = 'strategy/personality/tagline'
const voice = 'strategy/personality/voice'
const market = 'strategy/positioning/market'
const persona = 'strategy/positioning/persona'
const position = 'strategy/positioning/position'

const idKeyword = value<number>(wholeNumber(1), { arbitrary: (random) => 1 + Math.floor(random() * 120) })

/**
 * How the brand speaks (personality) and where it stands (positioning). Names are those of the REST entities.
 * Additive only: a released path keeps its meaning.
 */
export const strategy = defineDocument(documentTraits.strategy, {
  personality: {
    keywords: list(
      { idBrandKeyword: idKeyword, keyword: shortText(40) },
      {
        atMost: keywordCount,
        atLeast: keywordCount,
        rest: 'personality.keywords',
        step: `${keyword}/keywords`,
      },
    ),
    keyword1: shortText(40, { rest: 'personality.keyword1', step: `${keyword}/complete` }),
    keyword2: shortText(40, { rest: 'personality.keyword2', step: `${keyword}/complete` }),
    keyword3: shortText(40, { rest: 'personality.keyword3', step: `${keyword}/complete` }),
    keyword4: shortText(40, { rest: 'personality.keyword4', step: `${keyword}/complete` }),
    keyword5: shortText(40, { rest: 'personality.keyword5', step: `${keyword}/complete` }),

    encourageCustomer: text({
      max: 100,
      rest: 'personality.encourageCustomer',
      step: `${tagline}/brainstorming`,
    }),
    emphasisService: text({
      max: 100,
      rest: 'personality.emphasisService',
      step: `${tagline}/brainstorming`,
    }),
    emphasisBest: text({ max: 100, rest: 'personality.emphasisBest', step: `${tagline}/brainstorming` }),
    provocative: text({ max: 100, rest: 'personality.provocative', step: `${tagline}/brainstorming` }),
    aimedCustomer: text({ max: 100, rest: 'personality.aimedCustomer', step: `${tagline}/brainstorming` }),
    tagline1: text({ max: 60, rest: 'personality.tagline1', step: `${tagline}/complete` }),
    tagline2: text({ max: 60, rest: 'personality.tagline2', step: `${tagline}/complete` }),
    tagline3: text({ max: 60, rest: 'personality.tagline3', step: `${tagline}/complete` }),

    balancePersonality: scale({ rest: 'personality.balancePersonality', step: `${voice}/individuality` }),
    balanceAttitude: scale({ rest: 'personality.balanceAttitude', step: `${voice}/individuality` }),
    balanceValue: scale({ rest: 'personality.balanceValue', step: `${voice}/individuality` }),
    balanceEmotion: scale({ rest: 'personality.balanceEmotion', step: `${voice}/individuality` }),
    individuality: text({ max: 500, rest: 'personality.individuality', step: `${voice}/individuality` }),
    voiceTone: text({ max: 500, rest: 'personality.voiceTone', step: `${voice}/tone` }),
    attention: text({ max: 500, rest: 'personality.attention', step: `${voice}/tone` }),
  },

  positioning: {
    competitors: list(
      {
        brandName: shortText(40),
        website: shortText(200),
        service: text({ max: 100 }),
        businessModel: text({ max: 500 }),
        benefit: text({ max: 500 }),
        advantage: text({ max: 500 }),
        axisX: scale(),
        axisY: scale(),
        axisZ: scale(),
      },
      { atMost: 10, atLeast: 1, rest: 'competitors', step: `${market}/competitor` },
    ),
    personas: list(
      {
        name: shortText(40),
        idBrandCharacter: choice(characters),
        gender: choice(genders),
        age: choice(ages),
        country: countryCode(),
        city: shortText(40),
        job: shortText(40),
        familyRole: choice(familyRoles),
        energyDirection: scale(),
        behaviorStyle: scale(),
        judgmentStyle: scale(),
        lifeStyle: scale(),
        goal: text({ max: 500 }),
        achievements: text({ max: 500 }),
        discomfort: text({ max: 500 }),
        issue: text({ max: 500 }),
        problem: text({ max: 500 }),
        needs: text({ max: 500 }),
      },
      { atMost: 5, atLeast: 1, rest: 'personas', step: `${persona}/who` },
    ),

    axisXLow: shortText(40, { rest: 'positioning.axisXLow', step: `${position}/map` }),
    axisXHigh: shortText(40, { rest: 'positioning.axisXHigh', step: `${position}/map` }),
    axisYLow: shortText(40, { rest: 'positioning.axisYLow', step: `${position}/map` }),
    axisYHigh: shortText(40, { rest: 'positioning.axisYHigh', step: `${position}/map` }),
    axisX: scale({ rest: 'positioning.axisX', step: `${position}/map` }),
    axisY: scale({ rest: 'positioning.axisY', step: `${position}/map` }),
    /** Size of the bubble on the map: how widely known the brand is. */
    axisZ: scale({ rest: 'positioning.axisZ', step: `${position}/map` }),

    target: text({ max: 100, rest: 'positioning.target', step: `${position}/strategy` }),
    brandName: shortText(40, { rest: 'positioning.brandName', step: `${position}/strategy` }),
    service: text({ max: 100, rest: 'positioning.service', step: `${position}/strategy` }),
    competitor: text({ max: 100, rest: 'positioning.competitor', step: `${position}/strategy` }),
    benefit: text({ max: 100, rest: 'positioning.benefit', step: `${position}/strategy` }),
    positioningStrategy: text({
      max: 2000,
      rest: 'positioning.positioningStrategy',
      step: `${position}/strategy`,
    }),
  },

  strategyApproval: approvals(strategyProgressNames),
  strategyApprovedWords: sectionNotes(strategyProgressNames, { writers: approvers }),
  strategyFinishedOn: sectionNotes(strategyProgressNames),
  strategySuggestions: takenLists,
})
